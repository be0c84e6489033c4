import type { ReactNode } from 'react'
import { type FieldKind, type FormSchema, fieldKindOf, isColour, isPicture } from './form-schema'
import { spoken } from './words-for'

type ControlProps = { schema: FormSchema; value: unknown; isRequired: boolean } & Said
type Said = { id: string; name: string; 'aria-describedby'?: string; 'aria-label'?: string }

/** What asks for a single value. */
export function Control({ schema, value, isRequired, ...said }: ControlProps): ReactNode {
  const kind: FieldKind = fieldKindOf(schema)
  const written = value === undefined || value === null ? '' : String(value)
  if (kind === 'tick') return <input {...said} type="checkbox" defaultChecked={isTrue(value, schema)} />
  if (kind === 'select') return <Choose {...said} {...{ schema, isRequired }} value={written} />
  if (kind === 'number') {
    const { minimum, maximum, type } = schema
    const step = type === 'integer' ? 1 : 'any'
    const least = Math.max(minimum ?? -1e6, -1e6)
    return <input {...said} type="number" defaultValue={written} {...{ step }} min={least} max={maximum} />
  }
  if (isColour(schema)) return <input {...said} type="color" defaultValue={written.toLowerCase()} />
  if (isPicture(schema)) return <Picture {...said} value={written} />
  const type = schema.format && inputs[schema.format]
  if (type) return <input {...said} type={type} defaultValue={written} />
  const rows = Math.max(1, Math.ceil(written.length / 80), written.split('\n').length)
  return <textarea {...said} rows={rows} defaultValue={written} maxLength={schema.maxLength} />
}

const inputs: Record<string, string> = { date: 'date', email: 'email', uri: 'url' }

const isTrue = (value: unknown, schema: FormSchema) => (value === undefined ? schema.default : value) === true

function Choose({ schema, value, isRequired, ...said }: Omit<ControlProps, 'value'> & { value: string }) {
  const usual = schema.default ? `${spoken(String(schema.default))} (usual)` : 'None'
  return (
    <select {...said} defaultValue={value}>
      {!(isRequired && value) && <option value="">{isRequired ? 'Choose one' : usual}</option>}
      {(schema.enum ?? []).map((each) => (
        <option key={each} value={each}>
          {spoken(each)}
        </option>
      ))}
    </select>
  )
}

function Picture({ value, ...said }: Said & { value: string }) {
  return (
    <div className="picture" data-picture>
      {/* biome-ignore lint/performance/noImgElement: the editor is no part of the Next app */}
      <img src={value ? `/${value}` : undefined} alt="" hidden={!value} />
      <input {...said} type="text" defaultValue={value} placeholder="pictures/…" />
      <label className="button">
        Choose a picture
        <input type="file" accept="image/jpeg,image/png,image/webp,image/avif" className="sr-only" />
      </label>
    </div>
  )
}
