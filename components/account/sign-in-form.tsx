'use client'

import type { Route } from 'next'
import { FocusBox } from '@/components/form/focus-box'
import { FormAlert } from '@/components/form/form-alert'
import { GoOn } from '@/components/form/go-on'
import { Icon } from '@/components/ui/icon'
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
  return (
    <AccountForm
      action={submitSignIn}
      button="Sign in"
      email={email}
      intro={
        notice && (
          <FocusBox role="status" label={notice} className="rounded-control bg-brand-tint p-4 outline-none">
            <p className="flex gap-2 text-lead leading-snug font-semibold">
              {email && <Icon name="check" className="size-6 shrink-0 text-brand" />}
              {notice}
            </p>
            {email && isMailed && (
              <p className="mt-2 flex gap-2 text-lead leading-snug font-semibold">
                <Icon name="mail" className="size-6 shrink-0 text-brand" />
                To see your enquiries, also open the link we’ve emailed you.
              </p>
            )}
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
        <p className="flex flex-wrap-reverse justify-between gap-x-6">
          <Link href="/auth/forgot-password" className={linkStyle('alone')}>
            Forgot Password
          </Link>
          <span className="inline-flex min-h-11 items-center gap-1">
            {email ? 'Wrong email address?' : 'New here?'}{' '}
            {/* A plain link always reaches the server, which passes on `callbackUrl` (return-path.ts). */}
            <a href="/auth/create-account" className={linkStyle('alone')}>
              {email ? 'Sign up again' : 'Sign up'}
            </a>
          </span>
        </p>
      }
    >
      {({ field, email }) => (
        <>
          {email}
          <PasswordField {...field('password')} label="Password" />
        </>
      )}
    </AccountForm>
  )
}
