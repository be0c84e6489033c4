'use client'

import type { Route } from 'next'
import { useRef, useState } from 'react'
import { GoOn } from '@/components/form/go-on'
import { linkStyle } from '@/components/ui/link'
import { submitSignUp } from '@/lib/account/actions'
import { AccountForm } from './account-form'
import { PasswordChecklist } from './password-checklist'
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
          <p className="text-small text-muted">
            Our{' '}
            <a href="/privacy-policy" className={linkStyle('inline')}>
              privacy policy
            </a>{' '}
            says how long we keep your details.
          </p>
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
