'use client'

import { Field, TextInput } from '@/components/form/field'
import type { FormOutcome } from '@/lib/account/answer-cookie'
import { PasswordField } from './password-field'
import { PostedForm, type PostedParts } from './posted-form'

type Props = { answer: FormOutcome | null }

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
      {(wired) => (
        <>
          <Field id={wired.idOf('email')} label="New email address" error={wired.errors.email} required>
            {(wiring) => (
              <TextInput
                {...wiring}
                name="email"
                type="email"
                autoComplete="email"
                autoCapitalize="none"
                defaultValue={wired.values.email}
              />
            )}
          </Field>
          <Password {...wired} name="password" label="Your password" isNew={false} />
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
      {(wired) => (
        <>
          <Password {...wired} name="old_password" label="Current password" isNew={false} />
          <Password {...wired} name="new_password" label="New password" isNew />
          <Password {...wired} name="confirm_new_password" label="Repeat the new password" isNew />
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
      {(wired) => <Password {...wired} name="password" label="Your password" isNew={false} />}
    </PostedForm>
  )
}

function Password({
  idOf,
  errors,
  name,
  label,
  isNew,
}: PostedParts & { name: string; label: string; isNew: boolean }) {
  return (
    <PasswordField
      id={idOf(name)}
      name={name}
      label={label}
      error={errors[name]}
      autoComplete={isNew ? 'new-password' : 'current-password'}
    />
  )
}
