'use client'

import { FormAlert } from '@/components/form/form-alert'
import { GoOn } from '@/components/form/go-on'
import { Link } from '@/components/ui/link'
import { submitNewPassword } from '@/lib/account/actions'
import { AccountForm } from './account-form'
import { PasswordField } from './password-field'

/** An invalid link and a weak password get different errors. */
export function ResetPasswordForm() {
  return (
    <AccountForm
      action={submitNewPassword}
      button="Set the new password"
      notice={({ link }) =>
        link && (
          <FormAlert>
            This link is broken, too old or already used.{' '}
            <Link href="/auth/forgot-password" className="text-danger underline underline-offset-4">
              Ask for a new one
            </Link>
            .
          </FormAlert>
        )
      }
      sent={() => (
        <GoOn text="Password Reset Successfully!" to="/auth/login?notice=reset" label="Sign in now" />
      )}
    >
      {({ field }) => (
        <>
          <PasswordField {...field('new_password')} label="New password" isNew />
          <PasswordField {...field('confirm_new_password')} label="Repeat the new password" isNew />
        </>
      )}
    </AccountForm>
  )
}
