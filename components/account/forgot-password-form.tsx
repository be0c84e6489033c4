'use client'

import { Outcome } from '@/components/form/outcome'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { submitForgotPassword } from '@/lib/account/actions'
import { AccountForm } from './account-form'

/** The outcome is the same for every address, so it does not reveal who has an account. */
export function ForgotPasswordForm() {
  return (
    <AccountForm
      action={submitForgotPassword}
      button="Send the link"
      sent={() => (
        <Outcome isSuccess text="An Email has been sent if it's registered">
          <p>Nothing yet? Look in your spam folder.</p>
          <Link href="/" className={buttonStyle('outline')}>
            Go Home
          </Link>
        </Outcome>
      )}
      below={
        <p className="flex flex-wrap justify-between gap-x-4">
          <Link href="/auth/login" className={linkStyle('alone')}>
            Back to sign in
          </Link>
          <Link href="/" className={linkStyle('alone')}>
            Go Home
          </Link>
        </p>
      }
    />
  )
}
