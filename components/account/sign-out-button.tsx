'use client'

import { type FormEvent, useState } from 'react'

/**
 * Loads a new document, because the router's cache would still contain private pages. A server action would
 * reload the dashboard, which redirects to sign in at the same time.
 */
export function SignOutButton({ className }: { className: string }) {
  const [isPending, setIsPending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setIsPending(true)
    const { action, method } = event.currentTarget
    // The response redirects to the home page, which `location.assign` then loads.
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
        <span aria-live="polite">{hasFailed ? 'We couldn’t sign you out. Try again' : 'Sign out'}</span>
      </button>
    </form>
  )
}
