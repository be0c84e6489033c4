'use client'

import { FormAlert } from '@/components/form/form-alert'
import { Outcome } from '@/components/form/outcome'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { submitConfirmation } from '@/lib/account/actions'
import { AccountForm } from './account-form'
import { PasswordField } from './password-field'

/** Mail scanners follow links, so only a button confirms. Without a session, the form asks for the password. */
export function ConfirmEmailForm() {
  return (
    <AccountForm
      action={submitConfirmation}
      button="Confirm my email address"
      notice={({ link }) =>
        link && (
          <FormAlert>
            This link is broken, too old or already used. Sign in to get a new one on your dashboard.
          </FormAlert>
        )
      }
      sent={({ values }) => (
        <Outcome isSuccess text={`${values.email} is confirmed.`}>
          <Link href="/dashboard" className={buttonStyle('action')}>
            Go to your dashboard
          </Link>
        </Outcome>
      )}
    >
      {({ field, errors }) =>
        errors.password !== undefined && (
          <PasswordField {...field('password')} label="Your account’s password" />
        )
      }
    </AccountForm>
  )
}
