'use client'

import { type FormEvent, useTransition } from 'react'
import { endSession, signOut } from '@/lib/actions/accounts'

/**
 * Ends the session and goes home: by a new document, as the router would keep the pages that were left, with what they
 * told of the account.
 */
export function SignOutButton({ className }: { className: string }) {
  const [isPending, startTransition] = useTransition()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    startTransition(async () => {
      await endSession().catch(() => {})
      window.location.assign('/')
    })
  }

  return (
    <form action={signOut} onSubmit={onSubmit}>
      <button type="submit" aria-disabled={isPending} className={className}>
        Sign out
      </button>
    </form>
  )
}
