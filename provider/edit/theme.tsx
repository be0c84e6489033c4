import {
  ADDITIONAL_PROPERTY_FLAG,
  type ArrayFieldItemTemplateProps,
  type ErrorSchema,
  type MultiSchemaFieldTemplateProps,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { type FormSchema, isNamed, spoken } from './form-schema'

type ItemProps = { formData?: unknown; errorSchema?: ErrorSchema; schema: FormSchema; id: string }
const propsOf = (element: ReactNode) => (element as ReactElement<ItemProps>).props

function ArrayFieldItemTemplate({ children, buttonsProps: buttons }: ArrayFieldItemTemplateProps) {
  const { formData, errorSchema, schema } = propsOf(children)
  const words = firstWords(formData)
  const move = (where: 'up' | 'down', isPossible: boolean, act: () => void) => (
    <button
      type="button"
      className="outline secondary"
      aria-label={`Move ${words || 'this entry'} ${where}`}
      disabled={!isPossible}
      onClick={({ currentTarget }) => {
        act()
        setTimeout(() => currentTarget.focus())
      }}
    >
      {where === 'up' ? '↑' : '↓'}
    </button>
  )
  return (
    <Entry
      {...{ words, errorSchema }}
      isLine={schema.type === 'string'}
      onRemove={buttons.onRemoveItem}
      content={children}
    >
      {move('up', buttons.hasMoveUp, buttons.onMoveUpItem)}
      {move('down', buttons.hasMoveDown, buttons.onMoveDownItem)}
    </Entry>
  )
}

function WrapIfAdditionalTemplate(props: WrapIfAdditionalTemplateProps) {
  const { id, label, schema, children, classNames, onKeyRenameBlur, onRemoveProperty } = props
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return <div className={classNames}>{children}</div>
  const content = (
    <>
      <label>
        Short name
        <input key={label} id={`${id}-key`} defaultValue={label} onBlur={onKeyRenameBlur} />
      </label>
      {children}
    </>
  )
  return (
    <Entry
      words={label}
      onRemove={onRemoveProperty}
      content={content}
      errorSchema={propsOf(children)?.errorSchema}
    />
  )
}

type EntryProps = {
  words: string
  isLine?: boolean
  errorSchema?: ErrorSchema
  onRemove: () => void
  content: ReactNode
  children?: ReactNode
}

/** An entry of a list. When closed, it shows its first words. */
function Entry({ words, isLine, errorSchema, onRemove, content, children }: EntryProps) {
  const isAtFault = hasErrors(errorSchema)
  const [isOpen, setOpen] = useState(words === '')
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isAtFault) setOpen(true)
  }, [isAtFault])
  useEffect(() => {
    const isAdded = document.activeElement?.matches('.btn-add')
    if (isAdded) place.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [])
  const remove = (button: HTMLElement) => {
    const group = button.closest('fieldset')
    onRemove()
    setTimeout(() => group?.querySelector<HTMLElement>(':scope > .row button, legend')?.focus())
  }
  return (
    <article className={isLine ? 'entry line' : 'entry'} ref={place}>
      {isLine ? (
        content
      ) : (
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{words || 'A new entry'}</summary>
          {content}
        </details>
      )}
      <span className="controls">
        {children}
        <button
          type="button"
          className="outline secondary"
          aria-label={`Remove ${words || 'this entry'}`}
          onClick={(event) => remove(event.currentTarget)}
        >
          ✕
        </button>
      </span>
    </article>
  )
}

function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <>
      <label htmlFor={propsOf(selector)?.id}>Kind</label>
      {selector}
      {optionSchemaField}
    </>
  )
}

const usual = ['name', 'title', 'heading', 'question', 'label', 'who', 'version', 'answer']

function firstWords(value: unknown): string {
  if (!isNamed(value)) return String(value ?? '').slice(0, 80)
  const { section, id: _, ...named } = value
  const texts = Object.entries(named).filter(([, each]) => typeof each === 'string')
  const [, words] = texts.find(([key]) => usual.includes(key)) ?? texts[0] ?? []
  return [section && spoken(String(section)), words].filter(Boolean).join(': ').slice(0, 80)
}

function hasErrors(errors: ErrorSchema = {}): boolean {
  return Object.values(errors).some((each) => (Array.isArray(each) ? each.length > 0 : hasErrors(each)))
}

export const templates = { ArrayFieldItemTemplate, WrapIfAdditionalTemplate, MultiSchemaFieldTemplate }
