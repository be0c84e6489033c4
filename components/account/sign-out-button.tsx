'use client'

import { type FormEvent, useActionState, useState, useTransition } from 'react'
import { samePage } from '@/components/form/use-form'
import { endSession, signOut } from '@/lib/account/actions'

/**
 * Ends the session and goes home: by a new document, as the router would keep the pages that were left, with what they
 * told of the account.
 */
export function SignOutButton({ className }: { className: string }) {
  const [, action] = useActionState(signOut, undefined, samePage)
  const [isPending, startTransition] = useTransition()
  const [hasFailed, setHasFailed] = useState(false)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    startTransition(async () => {
      const isEnded = await endSession().then(
        () => true,
        () => false,
      )
      setHasFailed(!isEnded)
      if (isEnded) window.location.assign('/')
    })
  }

  return (
    <form action={action} onSubmit={onSubmit}>
      <button type="submit" aria-disabled={isPending} className={className}>
        <span aria-live="polite">{hasFailed ? 'Not signed out. Try again' : 'Sign out'}</span>
      </button>
    </form>
  )
}
