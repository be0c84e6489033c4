import { withTheme } from '@rjsf/core'
import type { ErrorSchema, RJSFSchema } from '@rjsf/utils'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import type { FileState, Remark } from './save-form'
import { templates } from './theme'
import { send, widgets } from './widgets'

const Form = withTheme({ templates, widgets })

// The server checks the form, so this validator accepts everything. `discriminator` finds the kind of an entry.
const validator = {
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
}
const defaults = { arrayMinItems: { populate: 'never' }, emptyObjectFields: 'skipDefaults' } as const
const ui = {
  'ui:globalOptions': { enableOptionalDataFieldForType: ['object' as const] },
  'ui:submitButtonOptions': { norender: true },
  fields: { sections: { items: { section: { 'ui:widget': 'hidden' } } } },
}

// A new file opens at its own address after it is saved. By this hash, its form says so.
const savedHash = '#saved'

/** The form of a file: first its text, then its fields. */
export function FileForm({ state: { schema, shownAt, isRemovable, ...opened } }: { state: FileState }) {
  const [value, setValue] = useState(opened.value)
  const [version, setVersion] = useState(opened.version)
  const [remarks, setRemarks] = useState(opened.remarks)
  const isJustSaved = location.hash === savedHash
  const [status, setStatus] = useState({
    words: `${isJustSaved ? 'Saved. ' : ''}${countOf(opened.remarks)}`,
    isBad: false,
  })
  const [isChanged, setChanged] = useState(false)
  const errors = useMemo(() => errorsOf(remarks), [remarks])
  useGuards(isChanged)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('formaction') ?? ''
    setStatus({ words: 'Saving …', isBad: false })
    const answer = await send(location.pathname + query, JSON.stringify({ version, value }))
    setRemarks(answer.remarks ?? remarks)
    if (!answer.to) {
      setStatus({ words: answer.message ?? 'This wasn’t saved', isBad: true })
      // Waits, because the form shows faults in a second step and opens their entries in a third.
      setTimeout(focusFirstFault, 50)
      return
    }
    setChanged(false)
    setVersion(answer.version ?? version)
    setStatus({
      words: `Saved at ${new Date().toLocaleTimeString()}. ${countOf(answer.remarks)}`,
      isBad: false,
    })
    const { to } = answer
    if (to !== location.pathname) setTimeout(() => location.assign(to + savedHash))
  }

  return (
    <form method="post" noValidate onSubmit={submit}>
      <div className="bar">
        <button type="submit">Save</button>
        <p className={status.isBad ? 'error' : undefined} role="status">
          {status.words}
        </p>
        {shownAt && (
          <a href={`http://localhost:3000${shownAt}`} target="_blank" rel="noreferrer">
            View it on the site (if npm run dev is running)
          </a>
        )}
      </div>
      <ul className="error-detail">
        {remarks
          .filter(({ path }) => path.length === 0)
          .map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
      </ul>
      <Form
        {...{ schema: schema as RJSFSchema, validator }}
        tagName="div"
        idPrefix="f"
        idSeparator="/"
        uiSchema={ui}
        formData={value}
        formContext={value}
        noValidate
        extraErrors={errors}
        showErrorList={false}
        experimental_defaultFormStateBehavior={defaults}
        onChange={({ formData }, id) => {
          setValue(formData)
          if (!id) return
          setChanged(true)
          setStatus({ words: 'Not saved yet', isBad: false })
        }}
      />
      {isRemovable && (
        <details>
          <summary>Delete this file</summary>
          <p>This deletes the file. You can’t undo it, unless your folder’s history has a copy.</p>
          <button type="submit" formAction="?remove" className="secondary">
            Delete for good
          </button>
        </details>
      )}
    </form>
  )
}

function useGuards(isChanged: boolean) {
  useEffect(() => {
    const stay = (event: Event) => isChanged && event.preventDefault()
    const save = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      document.querySelector('form')?.requestSubmit()
    }
    addEventListener('beforeunload', stay)
    addEventListener('keydown', save)
    return () => {
      removeEventListener('beforeunload', stay)
      removeEventListener('keydown', save)
    }
  }, [isChanged])
}

function focusFirstFault() {
  const field = document.querySelector('.error-detail > li')?.closest('.rjsf-field')
  field?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
  field?.scrollIntoView({ block: 'center' })
}

function countOf({ length }: Remark[] = []): string {
  if (length === 0) return ''
  return length === 1 ? 'One thing to check' : `${length} things to check`
}

function errorsOf(remarks: Remark[]): ErrorSchema {
  const errors: ErrorSchema = {}
  for (const { path, level, message } of remarks.filter((each) => each.path.length > 0)) {
    let at = errors
    for (const part of path) at = at[String(part)] ??= {}
    at.__errors = [...(at.__errors ?? []), level === 'warning' ? `Warning: ${message}` : message]
  }
  return errors
}
