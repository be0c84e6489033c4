'use client'

import { TextField } from '@/components/form/field'
import type { FormOutcome } from '@/lib/account/answer-cookie'
import { PasswordField } from './password-field'
import { PostedForm } from './posted-form'

type Props = { answer: FormOutcome | null }

const rules = 'At least 8 characters. Not a common password, no personal details, and not only numbers.'

export function ConfirmForm({ answer }: Props) {
  return (
    <PostedForm
      name="confirm"
      button="Send the link again"
      answer={answer}
      sent="We’ve sent the link. Only the latest one works."
    />
  )
}

export function EmailForm({ answer }: Props) {
  return (
    <PostedForm
      name="email"
      button="Change your email address"
      answer={answer}
      sent="We’ve sent a link to the new address. Your address will change when you use it, and you’ll need to sign in again."
    >
      {({ field, values }) => (
        <>
          <TextField
            {...field('email')}
            label="New email address"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            defaultValue={values.email}
            required
          />
          <PasswordField {...field('password')} label="Your password" />
        </>
      )}
    </PostedForm>
  )
}

export function PasswordForm({ answer }: Props) {
  return (
    <PostedForm
      name="password"
      button="Change your password"
      answer={answer}
      sent="We’ve changed your password and signed out all other devices."
    >
      {({ field }) => (
        <>
          <PasswordField {...field('old_password')} label="Current password" />
          <PasswordField {...field('new_password')} label="New password" hint={rules} isNew />
          <PasswordField {...field('confirm_new_password')} label="Repeat the new password" isNew />
        </>
      )}
    </PostedForm>
  )
}

export function EverywhereForm({ answer }: Props) {
  return <PostedForm name="everywhere" button="Sign out everywhere" tone="outline" answer={answer} />
}

export function CloseForm({ answer }: Props) {
  return (
    <PostedForm name="close" button="Close my account" tone="danger" answer={answer}>
      {({ field }) => <PasswordField {...field('password')} label="Your password" />}
    </PostedForm>
  )
}
