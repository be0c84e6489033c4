'use client'

import type { Route } from 'next'
import { Address } from '@/components/form/address'
import { FocusBox } from '@/components/form/focus-box'
import { FormAlert } from '@/components/form/form-alert'
import { GoOn } from '@/components/form/go-on'
import { Link, linkStyle } from '@/components/ui/link'
import { submitSignIn } from '@/lib/account/actions'
import { AccountForm } from './account-form'
import { PasswordField } from './password-field'

type Props = {
  notice?: string
  /** The email address of the account just created. */
  email?: string
  /** Whether the site mails a confirmation link. An outside upstream does not report it. */
  isMailed?: boolean
}

export function SignInForm({ notice, email, isMailed = false }: Props) {
  const signUp = (
    <span className="inline-flex min-h-11 flex-wrap items-center gap-x-1">
      {email ? 'Wrong email address?' : 'New here?'}{' '}
      {/* A plain link always reaches the server, which passes on `callbackUrl` (return-path.ts). */}
      <a href="/auth/create-account" className={linkStyle('alone')}>
        {email ? 'Sign up with the right one' : 'Sign up'}
      </a>
    </span>
  )
  return (
    <AccountForm
      action={submitSignIn}
      button="Sign in"
      email={email}
      intro={
        notice && (
          <FocusBox
            role="status"
            className={`text-lead outline-none ${email ? '-mt-4 pb-2 text-muted' : 'rounded-control bg-brand-tint p-4 leading-snug font-semibold'}`}
          >
            {notice}
          </FocusBox>
        )
      }
      notice={({ form }) => form && <FormAlert>{form}</FormAlert>}
      sent={({ values }) => (
        <GoOn
          text="You’re signed in. We’re opening your page."
          to={(values.next ?? '/dashboard') as Route}
          label="Continue now"
        />
      )}
      below={
        <>
          <p className="flex flex-wrap-reverse justify-between gap-x-6">
            <Link href="/auth/forgot-password" className={linkStyle('alone')}>
              Forgot Password
            </Link>
            {!email && signUp}
          </p>
          {email && (
            <div className="border-t border-line pt-6 text-small text-muted">
              {isMailed && (
                <>
                  <h2 className="text-card text-ink">Confirm your email</h2>
                  <p className="mt-2 mb-3 text-body text-ink">
                    We’ve emailed a link to <Address>{`${email}.`}</Address> It works for three days. When you
                    open it, your enquiries appear in your dashboard.
                  </p>
                  <p>No email? Look in your spam folder, or sign in and have it sent again.</p>
                </>
              )}
              {signUp}
            </div>
          )}
        </>
      }
    >
      {({ field, email: emailField }) => (
        <>
          {emailField}
          <PasswordField {...field('password')} label="Password" />
        </>
      )}
    </AccountForm>
  )
}
