'use client'

import { type FormEvent, useActionState, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { FormState } from '@/lib/form/form'
import { formKeyField, newFormKey } from '@/lib/form/form-key'

/** Without script, the form posts to its own page. React would write an empty `action`, which is invalid HTML. */
const samePage = '#'

/**
 * Without script, the browser posts the form, and the loaded page shows the outcome. With script, the page and
 * the typed values stay, and a second submit does nothing while the first is pending.
 */
export function useForm<Field extends string>(
  serverAction: (state: FormState<Field>, form: FormData) => Promise<FormState<Field>>,
) {
  const idle: FormState<Field> = { status: 'idle', values: {}, errors: {} }
  const id = useId()
  const idOf = (field: string) => `${id}-${field}`
  const [posted, action] = useActionState(serverAction, idle as Awaited<FormState<Field>>, samePage)
  const [answer, setAnswer] = useState<FormState<Field>>()
  const [isPending, setIsPending] = useState(false)
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  // One key per filled-in form: a retry sends the same key.
  const key = useRef<string>(undefined)

  useEffect(ignoreSecondClicks, [])

  // The router leaves an earlier page in the document. Without this clean-up, that page would still show the outcome.
  useLayoutEffect(() => () => setAnswer(undefined), [])

  // Call the action outside a transition: inside one, navigation waits for the action.
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = new FormData(event.currentTarget)
    key.current ??= newFormKey()
    if (key.current) form.set(formKeyField, key.current)
    setIsPending(true)
    const next = await serverAction(idle, form).catch(() => unreached<Field>(form))
    if (next.status === 'sent') key.current = undefined
    setAnswer(next)
    setIsPending(false)
  }

  const state = answer ?? posted
  return { state, isPending, idOf, formProps: { action, onSubmit, noValidate: hasScript } }
}

/** Ignores the second click of a double click if it hits another link: sending a form moves the page's parts. */
function ignoreSecondClicks() {
  let first: Element | null = null
  const look = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (event.detail < 2) first = link
    else if (link !== first && link) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  document.addEventListener('click', look, { capture: true })
  return () => document.removeEventListener('click', look, { capture: true })
}

// The outcome when the request failed. The typed values stay, except passwords.
function unreached<Field extends string>(form: FormData): FormState<Field> {
  const typed = [...form].filter(
    ([name, value]) => typeof value === 'string' && name !== formKeyField && !name.includes('password'),
  )
  return { status: 'failed', values: Object.fromEntries(typed) as FormState<Field>['values'], errors: {} }
}
