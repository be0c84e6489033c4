import type { ReactNode } from 'react'
import type { Finding } from '@/provider/finding'
import { Control } from './control'
import { alternativeOf, choicesOf, type FormSchema, fieldKindOf } from './form-schema'
import { recordName } from './read-form'
import { spoken, wordsFor } from './words-for'

/** What has to be told of a field, by its name in the form. */
export type Told = ReadonlyMap<string, Finding[]>

export type FieldProps = {
  schema: FormSchema
  /** Its name in the form. */
  at: string
  /** What leads to it: the kind of file, then each field, list or section on the way. */
  names: string[]
  value: unknown
  told: Told
  isRequired?: boolean
}

/** A field with its words, or a group of fields. */
export function Field({ isRequired = false, ...props }: FieldProps): ReactNode {
  const schema = alternativeOf(props.schema, props.value)
  const kind = fieldKindOf(schema)
  const { label, help } = wordsFor(props.names) ?? { label: spoken(props.names.at(-1) ?? '') }
  if (kind === 'list' || kind === 'record' || (kind === 'object' && !isRequired))
    return (
      <fieldset className="group" id={props.at}>
        <legend>{label}</legend>
        {help && <p className="help">{help}</p>}
        <Findings {...props} />
        <Entries {...props} schema={schema} one={label} />
      </fieldset>
    )
  if (kind === 'object')
    return (
      <fieldset className="group" id={props.at}>
        <legend>{label}</legend>
        {help && <p className="help">{help}</p>}
        <Findings {...props} />
        <Fields {...props} schema={schema} />
      </fieldset>
    )
  const described = `${help ? `${props.at}-help ` : ''}${props.at}-told`
  const control = (
    <Control
      id={props.at}
      name={props.at}
      aria-describedby={described}
      {...{ schema, isRequired }}
      value={props.value}
    />
  )
  const isOptional = !isRequired && kind !== 'tick'
  return (
    <div className={kind === 'tick' ? 'field tick' : 'field'}>
      {kind === 'tick' && control}
      <label htmlFor={props.at}>
        {label}
        {isOptional && <span className="optional"> optional</span>}
      </label>
      {help && (
        <p className="help" id={`${props.at}-help`}>
          {help}
        </p>
      )}
      {kind !== 'tick' && control}
      <Findings {...props} />
    </div>
  )
}

/** The fields of a group. */
export function Fields({ schema, at, names, value, told }: FieldProps): ReactNode {
  const values = (value ?? {}) as Record<string, unknown>
  return Object.entries(schema.properties ?? {}).map(([key, field]) =>
    field.const ? (
      <input key={key} type="hidden" name={`${at}/${key}`} value={field.const} />
    ) : (
      <Field
        key={key}
        schema={field}
        at={`${at}/${key}`}
        names={[...names, key]}
        value={values[key]}
        isRequired={schema.required?.includes(key)}
        told={told}
      />
    ),
  )
}

function Findings({ at, told }: Pick<FieldProps, 'at' | 'told'>) {
  return (
    <div className="told" id={`${at}-told`}>
      {(told.get(at) ?? []).map(({ level, message }) => (
        <p key={message} className={level}>
          {message}
        </p>
      ))}
    </div>
  )
}

function Entries({ schema, at, names, value, told, one }: FieldProps & { one: string }) {
  const kind = fieldKindOf(schema)
  const choices = choicesOf(schema.items ?? {})?.choices
  const entries: [string, unknown][] =
    kind === 'object' ? (value ? [['', value]] : []) : Object.entries((value ?? {}) as object)
  const most = kind === 'object' ? 1 : schema.maxItems
  return (
    <div className="entries" data-entries={at} data-names={names.join(',')} data-most={most}>
      <ol>
        {entries.map(([key, each]) => (
          <Entry key={key} entryKey={key} {...{ schema, at, names, told }} value={each} />
        ))}
      </ol>
      <p className="add">
        {choices && (
          <select aria-label={`Kind of ${one.toLowerCase()}`}>
            {choices.map(({ name }) => (
              <option key={name} value={name}>
                {spoken(name)}
              </option>
            ))}
          </select>
        )}
        <button type="button" data-do="add" aria-label={`Add to ${one}`}>
          Add
        </button>
      </p>
    </div>
  )
}

/** One of a list or a record, or a group that need not be there: what may be moved and removed. */
export function Entry({ schema, at, names, value, told, entryKey, isOpen }: EntryProps): ReactNode {
  const kind = fieldKindOf(schema)
  const alone = kind === 'object'
  const place = alone ? at : `${at}/${entryKey}`
  const inner = alone ? schema : alternativeOf(schema.items ?? (schema.additionalProperties || {}), value)
  const choice = choicesOf(inner)
  const chosen = choice?.choices.find(
    ({ name }) => name === (value as Record<string, unknown>)?.[choice.field],
  )
  const title = titleOf(value, kind === 'record' ? entryKey : chosen && spoken(chosen.name))
  const shape = chosen?.schema ?? inner
  const fields = { at: place, names: chosen ? [...names, chosen.name] : names, value, told, schema: shape }
  const controls = <Controls title={title || 'this entry'} isAlone={alone || kind === 'record'} />
  const isTold = [...told.keys()].some((key) => key === place || key.startsWith(`${place}/`))
  const marker = <input type="hidden" name={at} value={alone ? 'on' : entryKey} />
  const name = kind === 'record' && <RecordName at={place} value={isOpen ? '' : entryKey} />
  if (!shape.properties)
    return (
      <li className="line">
        {marker}
        {name}
        <span className="value">
          <Control
            id={place}
            name={place}
            aria-label={wordsFor(names)?.label}
            aria-describedby={`${place}-told`}
            isRequired={false}
            {...{ schema: shape, value }}
          />
          <Findings at={place} told={told} />
        </span>
        {controls}
      </li>
    )
  return (
    <li className="entry" id={alone ? undefined : place}>
      {marker}
      <details open={isOpen || isTold || undefined}>
        <summary>{title || 'New'}</summary>
        {!alone && <Findings at={place} told={told} />}
        {name}
        <Fields {...fields} />
      </details>
      {controls}
    </li>
  )
}

type EntryProps = FieldProps & { entryKey: string; isOpen?: boolean }

function RecordName({ at, value }: { at: string; value: string }) {
  const id = `${at}/${recordName}`
  return (
    <div className="field">
      <label htmlFor={id}>Short name</label>
      <input id={id} name={id} type="text" defaultValue={value} />
    </div>
  )
}

function Controls({ title, isAlone }: { title: string; isAlone: boolean }) {
  return (
    <span className="controls">
      {/* What is known by its name has no place of its own. */}
      {!isAlone && (
        <>
          <button type="button" data-do="up" aria-label={`Move ${title} up`}>
            ↑
          </button>
          <button type="button" data-do="down" aria-label={`Move ${title} down`}>
            ↓
          </button>
        </>
      )}
      <button type="button" data-do="remove" aria-label={`Remove ${title}`}>
        ✕
      </button>
    </span>
  )
}

// What an entry is known by while it is folded up.
function titleOf(value: unknown, kind?: string): string {
  const named = value as Record<string, unknown> | undefined
  const [key] = ['name', 'title', 'heading', 'label', 'who', 'version'].filter((each) => named?.[each])
  const figure = typeof named?.value === 'string' && `${named.value} `
  const words =
    typeof value === 'object' ? (key ? `${figure || ''}${named?.[key]}` : '') : String(value ?? '')
  return [kind, words].filter(Boolean).join(': ').slice(0, 80)
}
