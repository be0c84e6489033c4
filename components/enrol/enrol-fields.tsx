import { useEffect, useRef } from 'react'
import { CountryField } from '@/components/form/country-field'
import { EmailField } from '@/components/form/email-field'
import { Field, Select, TextField } from '@/components/form/field'
import { TextArea } from '@/components/form/text-area'
import { Icon } from '@/components/ui/icon'
import type { LeadChoices } from '@/lib/cost/lead-choices'
import { formatDate } from '@/lib/time/dates'
import type { StartChoices } from '@/lib/time/starts'
import type { LeadField } from './lead'
import { PlanPicker } from './plan-picker'
import type { LeadState } from './submit-lead'

type Props = Pick<LeadState, 'values' | 'errors' | 'meant'> & {
  idOf: (field: string) => string
  countries: string[] | null | undefined
  choices: LeadChoices
  starts: StartChoices
  chosenPlan: string
  onChoosePlan?: (plan: string) => void
}

export function EnrolFields({ values, errors, meant, idOf, ...choosing }: Props) {
  const { countries, choices, starts, chosenPlan, onChoosePlan } = choosing
  const field = (name: LeadField) => ({ id: idOf(name), error: errors[name] })
  // React ignores a changed `defaultValue` of a select, so each value gets its own `key`.
  const input = (name: LeadField) => ({ name, defaultValue: values[name] })
  const text = (name: LeadField) => ({ ...field(name), ...input(name) })

  return (
    <>
      <PlanPicker
        plans={choices.plans}
        chosen={onChoosePlan ? chosenPlan : (values.selectedPlan ?? chosenPlan)}
        onChoose={onChoosePlan}
        id={idOf('selectedPlan')}
        error={errors.selectedPlan}
      />
      <StartField id={idOf('start')} starts={starts} value={values.start} error={errors.start} />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField {...text('firstName')} label="First name" autoComplete="given-name" required />
        <TextField {...text('lastName')} label="Last name" autoComplete="family-name" required />
        <div className="sm:col-span-2">
          <EmailField {...field('email')} label="Email" values={values} meant={meant} autoComplete="email" />
        </div>
        <TextField {...text('phone')} label="Phone" type="tel" autoComplete="tel" required />
        <CountryField
          {...field('country')}
          value={values.country}
          countries={countries}
          question="Choose a country"
          required
        />
        <div className="sm:col-span-2">
          <Field {...field('source')} label="How you heard about us" required>
            {(wiring) => (
              <Select
                key={values.source}
                {...wiring}
                {...input('source')}
                question={choices.sourceQuestion}
                options={choices.sources}
              />
            )}
          </Field>
        </div>
      </div>
      <details
        className="border-y border-line"
        open={[values, errors].some((each) => each['job-title'] || each.company)}
      >
        <summary className="question-line text-body!">
          Your job title and company (optional)
          <Icon name="chevron" className="size-5" />
        </summary>
        <div className="my-3 grid items-end gap-5 sm:grid-cols-2">
          <TextField {...text('job-title')} label="Job title" autoComplete="organization-title" />
          <TextField {...text('company')} label="Company" autoComplete="organization" />
        </div>
      </details>
      <Field {...field('message')} label="Message">
        {(wiring) => <TextArea {...wiring} {...input('message')} rows={2} />}
      </Field>
      <label className="flex min-h-11 items-start gap-3">
        <input
          id={idOf('subscribe')}
          type="checkbox"
          name="subscribe"
          defaultChecked={values.subscribe === 'on'}
          className="mt-0.5 size-6 shrink-0 accent-brand"
        />
        {choices.newsWording}
      </label>
    </>
  )
}

type StartProps = { id: string; starts: StartChoices; value?: string; error?: string }

/** A select when several starts are open. `value` may be a start that opened after the page was rendered. */
function StartField({ id, starts: { open, note }, value = '', error }: StartProps) {
  const isListed = !/^\d{4}-\d{2}-\d{2}$/.test(value) || open.some((start) => start.value === value)
  const options = isListed ? open : [...open, { value, label: formatDate(value) }]
  const select = useRef<HTMLSelectElement>(null)
  // Selects the start that the cost calculator's link names.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('start')
    const option = [...(select.current?.options ?? [])].find((each) => each.value === asked)
    if (option && select.current?.selectedIndex === 0) option.selected = true
  }, [])
  const [only] = options
  if (!only) return null
  const [day, ...times] = only.label.split(/(?=: )/)
  if (options.length === 1 && !error)
    return (
      <p>
        <input type="hidden" name="start" value={only.value} />
        <span className="block font-semibold">Start</span>
        {day}
        <span className="group-has-[[data-classes=false]:checked]:hidden">{times}</span>
        {note && <span className="block text-small text-muted">{note}</span>}
      </p>
    )
  return (
    <Field id={id} label="Start" hint={note} error={error} required>
      {(wiring) => (
        <Select
          key={value}
          {...wiring}
          ref={select}
          name="start"
          defaultValue={value || undefined}
          options={options}
        />
      )}
    </Field>
  )
}
