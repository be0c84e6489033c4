'use client'

import Link from 'next/link'
import { submitForgotPassword } from '@/lib/actions/accounts'
import { AccountForm } from './account-form'
import { buttonStyle } from './button'
import { linkStyle } from './link'
import { Outcome } from './outcome'

/** Asks for a link to a new password; the answer is the same for every address. */
export function ForgotPasswordForm() {
  return (
    <AccountForm
      action={submitForgotPassword}
      button="Send the link"
      sent={() => (
        <>
          <Outcome isSuccess text="An Email has been sent if it's registered" />
          <p className="text-center">
            <Link href="/" prefetch={false} className={buttonStyle('outline')}>
              Go Home
            </Link>
          </p>
        </>
      )}
      below={
        <p>
          <Link href="/" prefetch={false} className={linkStyle('alone')}>
            Go Home
          </Link>
        </p>
      }
    />
  )
}
