'use client'

import { type FormEvent, useState } from 'react'

/**
 * Ends the session and goes home: by a new document, as the router would keep the pages that were left, with what they
 * told of the account. Not by a server action either: with its answer the router would reload the dashboard, which sends
 * a signed-out visitor to sign in, just as the page goes home.
 */
export function SignOutButton({ className }: { className: string }) {
  const [isPending, setIsPending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setIsPending(true)
    const { action, method } = event.currentTarget
    // The answer leads home, which is for the document to follow.
    const isEnded = await fetch(action, { method, redirect: 'manual' }).then(
      ({ type }) => type === 'opaqueredirect',
      () => false,
    )
    setIsPending(false)
    setHasFailed(!isEnded)
    if (isEnded) window.location.assign('/')
  }

  return (
    <form action="/auth/sign-out" method="post" onSubmit={onSubmit}>
      <button type="submit" aria-disabled={isPending} className={className}>
        <span aria-live="polite">{hasFailed ? 'Not signed out. Try again' : 'Sign out'}</span>
      </button>
    </form>
  )
}
