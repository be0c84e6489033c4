'use client'

import { useState } from 'react'
import { PasswordChecklist } from '@/components/account/password-checklist'
import { PasswordField } from '@/components/account/password-field'
import { PlanPicker } from '@/components/enrol/plan-picker'
import { CountryField } from '@/components/form/country-field'
import { ErrorSummary } from '@/components/form/error-summary'
import { Field, Select, TextInput } from '@/components/form/field'
import { FormAlert } from '@/components/form/form-alert'
import { Outcome } from '@/components/form/outcome'
import { OutcomeMark } from '@/components/form/outcome-mark'
import { TextArea } from '@/components/form/text-area'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import type { LeadChoices } from '@/provider/facts/lead-choices'
import { Sample } from './sample'

const states = [
  { id: 'empty', label: 'Empty' },
  { id: 'filled', label: 'Filled', value: 'Ada Example', required: true },
  { id: 'hint', label: 'With a hint', hint: 'As it is dialled, with the country’s code', required: true },
  { id: 'error', label: 'With an error', error: 'Enter your first name', value: 'a', required: true },
  { id: 'disabled', label: 'Disabled', value: 'Not to be changed', disabled: true, required: true },
] as const

const dialogs = ['A form', 'Errors', 'An alert', 'Under way', 'Success', 'Failure'] as const

/** Fields in every state, and the dialogs with what comes of a form. */
export function Forms({ plans }: Pick<LeadChoices, 'plans'>) {
  const [opened, setOpened] = useState<(typeof dialogs)[number]>()
  return (
    <Band tone="white" labelledBy="forms">
      <BandHeading id="forms" title="Fields and dialogs" />
      <div className="mt-8 grid items-end gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {states.map((state) => (
          <Field key={state.id} {...state}>
            {(wiring) => (
              <TextInput
                {...wiring}
                defaultValue={'value' in state ? state.value : undefined}
                disabled={'disabled' in state}
              />
            )}
          </Field>
        ))}
        <Field id="select" label="Select" required>
          {(wiring) => <Select {...wiring} question="Choose one" options={['One', 'Two']} />}
        </Field>
        <CountryField id="countries" countries={null} question="" required />
        <PasswordField id="password" name="password" label="Password" autoComplete="new-password" />
        <PasswordChecklist id="checklist" password="correct horse" email="ada@example.com" />
        <Field id="area" label="Text area">
          {(wiring) => <TextArea {...wiring} rows={3} />}
        </Field>
        <label className="flex min-h-11 items-start gap-3">
          <input type="checkbox" className="mt-0.5 size-6 shrink-0 accent-brand" defaultChecked />A box that
          is ticked
        </label>
        <label className="flex min-h-11 items-start gap-3">
          <input type="checkbox" className="mt-0.5 size-6 shrink-0 accent-brand" />A box that is not ticked
        </label>
      </div>
      <div className="mt-10 max-w-measure">
        <PlanPicker id="plans" plans={plans} chosen={plans[1]?.id ?? ''} error="Choose a plan" />
      </div>
      <div className="mt-12 grid gap-8 lg:grid-cols-2">
        <Sample name="Dialogs">
          <p className="flex flex-wrap gap-3">
            {dialogs.map((name) => (
              <button
                key={name}
                type="button"
                onClick={() => setOpened(name)}
                className={buttonStyle('outline', 'small')}
              >
                {name}
              </button>
            ))}
          </p>
        </Sample>
        <Sample name="Marks and the loader">
          <div className="flex items-center gap-8">
            <OutcomeMark isSuccess />
            <OutcomeMark isSuccess={false} />
            <Spinner text="Sending your details" />
          </div>
        </Sample>
      </div>
      {dialogs.map((name, index) => (
        <Dialog
          key={name}
          id={`dialog-${index}`}
          title={name}
          isOpen={opened === name}
          onClose={() => setOpened(undefined)}
        >
          {opened === name && <InDialog name={name} />}
        </Dialog>
      ))}
    </Band>
  )
}

function InDialog({ name }: { name: (typeof dialogs)[number] }) {
  if (name === 'Errors') {
    return (
      <ErrorSummary
        errors={{ one: 'Enter your first name', two: 'Choose a country' }}
        idOf={(field) => field}
      />
    )
  }
  if (name === 'An alert') return <FormAlert>That email address and password do not go together.</FormAlert>
  if (name === 'Under way') return <Spinner text="Sending your details" />
  if (name === 'Success')
    return (
      <Outcome
        isSuccess
        text="Welcome! A representative will reach out to you shortly"
        reference="7K3-P9Q-XMT"
      />
    )
  if (name === 'Failure') {
    return (
      <Outcome isSuccess={false} text="There was an issue somewhere. Please refresh the page and try again" />
    )
  }
  return (
    <Field id="in-dialog" label="Name" required>
      {(wiring) => <TextInput {...wiring} />}
    </Field>
  )
}
