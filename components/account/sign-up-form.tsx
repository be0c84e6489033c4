'use client'

import type { Route } from 'next'
import { useRef, useState } from 'react'
import { GoOn } from '@/components/form/go-on'
import { PrivacyNote } from '@/components/form/privacy-note'
import { Icon } from '@/components/ui/icon'
import { linkStyle } from '@/components/ui/link'
import { submitSignUp } from '@/lib/account/actions'
import { passwordChecks } from '@/lib/account/password-checks'
import { AccountForm } from './account-form'
import { PasswordField } from './password-field'

export function SignUpForm() {
  const [password, setPassword] = useState('')
  const [email, setEmail] = useState('')
  const [common, setCommon] = useState<Set<string>>()
  const isAsked = useRef(false)

  function loadCommon() {
    if (isAsked.current) return
    isAsked.current = true
    fetch('/common-passwords.txt')
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error('no list'))))
      .then((list) => setCommon(new Set(list.trim().split('\n'))))
      .catch(() => {
        isAsked.current = false
      })
  }

  return (
    <AccountForm
      action={submitSignUp}
      button="Create account"
      onEmail={setEmail}
      sent={({ values }) => (
        <GoOn text="Your account is ready." to={values.next as Route} label="Sign in now" delay={0} />
      )}
      below={
        <>
          <p className="flex items-center gap-1">
            Already have an account?{' '}
            {/* A plain link always reaches the server, which passes on `callbackUrl` (return-path.ts). */}
            <a href="/auth/login" className={linkStyle('alone')}>
              Sign in
            </a>
          </p>
          <PrivacyNote />
        </>
      }
    >
      {({ idOf, field, email: emailField }) => (
        <>
          {emailField}
          <PasswordField
            {...field('password')}
            label="Password"
            rules={idOf('rules')}
            isNew
            onFocus={loadCommon}
            onType={(typed) => {
              if (typed) loadCommon()
              setPassword(typed)
            }}
          />
          <PasswordChecklist id={idOf('rules')} password={password} email={email} common={common} />
          <PasswordField {...field('confirm_password')} label="Repeat the password" isNew />
        </>
      )}
    </AccountForm>
  )
}

type Props = { id: string; password: string; email: string; common?: Set<string> }

/** Screen readers hear how many rules are met. */
function PasswordChecklist({ id, ...typed }: Props) {
  const checks = passwordChecks(typed.password, typed.email, typed.common)
  return (
    <>
      <ul id={id} aria-label="Your password needs" className="-mt-2 grid gap-y-1 text-small">
        {checks.map(({ label, isMet }) => (
          <li key={label} className={`flex items-center gap-2 ${isMet ? 'text-brand' : 'text-muted'}`}>
            {isMet ? (
              <Icon name="check" className="-mr-1 -ml-0.5 size-4" />
            ) : (
              <span className="size-1.5 shrink-0 rounded-full border-3" />
            )}
            {label}
            {isMet && <span className="sr-only">: yes</span>}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {typed.password && `${checks.filter(({ isMet }) => isMet).length} of ${checks.length} met`}
      </p>
    </>
  )
}
