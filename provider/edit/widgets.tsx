import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { useEffect, useState } from 'react'
import { contrast, pairs, type Shade } from '@/provider/contrast'
import { type FormSchema, spoken } from './form-schema'
import type { Remark } from './save-form'

export type EditorResponse = {
  to?: string
  version?: string
  message?: string
  remarks?: Remark[]
  picture?: string
}

/** Always resolves: when the editor has stopped, with a message. */
export async function send(to: string, body: string | FormData): Promise<EditorResponse> {
  try {
    return await (await fetch(to, { method: 'POST', body })).json()
  } catch {
    return { message: 'The editor isn’t answering. Is npm run edit still running?' }
  }
}

function TextWidget(props: WidgetProps) {
  const { type, asked } = props.schema as FormSchema
  const { BaseInputTemplate } = props.registry.templates
  if (type !== 'string') return <BaseInputTemplate {...props} />
  if (asked === 'colour') return <Colour {...props} />
  if (asked === 'picture') return <Picture {...props} />
  return asked === 'markdown' ? <Markdown {...props} /> : <Text {...props} />
}

function Text({ id, value = '', onChange }: WidgetProps) {
  return (
    <textarea
      id={id}
      rows={1}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      aria-describedby={ariaDescribedByIds(id)}
    />
  )
}

/** A text field with the site's rendering beside it. */
function Markdown(props: WidgetProps) {
  const { value } = props
  const [html, setHtml] = useState('')
  useEffect(() => {
    const stop = new AbortController()
    const render = async () => {
      const response = await fetch('/preview', { method: 'POST', body: value ?? '', signal: stop.signal })
      if (response.ok) setHtml(await response.text())
    }
    // A failed rendering is retried at the next letter.
    const timer = setTimeout(() => render().catch(() => undefined), 250)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [value])
  return (
    <div className="markdown grid">
      <Text {...props} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from the site's sanitiser */}
      <section aria-label="Preview" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}

/** A colour field with samples of each pair that the colour is part of. */
function Colour({ id, value, onChange, registry }: WidgetProps) {
  const colours: Record<string, string> = { ...registry.formContext.fields?.colours, white: '#ffffff' }
  const role = id.split('/').at(-1)
  const hexOf = (shade: Shade) => colours[shade] ?? ''
  const samples = pairs.filter(
    ([shade, ground]) =>
      [shade, ground].includes(role as Shade) &&
      [shade, ground].every((each) => /^#[\da-f]{6}$/i.test(hexOf(each))),
  )
  return (
    <div className="colour">
      <input
        id={id}
        type="color"
        value={String(value ?? '#000000').toLowerCase()}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${ariaDescribedByIds(id)} ${id}__samples`}
      />
      <code>{value}</code>
      <ul id={`${id}__samples`}>
        {samples.map(([shade, ground, least]) => {
          const apart = Math.floor(contrast(hexOf(shade), hexOf(ground)) * 100) / 100
          return (
            <li key={`${shade} ${ground}`}>
              <span style={sampleOf(hexOf(shade), hexOf(ground), least)}>
                {spoken(shade)} on {spoken(ground).toLowerCase()}
              </span>
              {apart < least ? <b className="error">{`${apart} of ${least}: too low`}</b> : `${apart} ✓`}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

// A colour that needs less contrast than words is shown as a line.
const sampleOf = (colour: string, background: string, least: number) =>
  least < 4.5 ? { background, border: `2px solid ${colour}` } : { background, color: colour }

function Picture(props: WidgetProps) {
  const { id, value, onChange } = props
  const [fault, setFault] = useState('')
  async function upload([file]: Iterable<File>) {
    if (!file) return
    const body = new FormData()
    body.set('picture', file)
    const { picture, message = '' } = await send('/pictures', body)
    setFault(message)
    if (picture) onChange(picture)
  }
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: the editor is no part of the Next app */}
      {value && <img src={`/${value}`} alt="" />}
      <Text {...props} />
      <input
        type="file"
        aria-label="Choose a picture"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby={`${id}__fault`}
        onChange={(event) => upload(event.target.files ?? [])}
      />
      <p className="error" id={`${id}__fault`} role="alert">
        {fault}
      </p>
    </>
  )
}

export const widgets = { TextWidget }
