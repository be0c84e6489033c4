import type { FormState } from '@/lib/form/form'
import { CountryField } from './country-field'
import { EmailField } from './email-field'
import { Field, TextField } from './field'
import { TextArea } from './text-area'

export type FormField = {
  name: string
  label: string
  hint?: string
  type?: 'text' | 'email' | 'tel' | 'text-area' | 'country'
  autoComplete?: string
  required?: boolean
  /** Takes the form's full width. */
  isWide?: boolean
  isHalf?: boolean
}

type Props = FormField & {
  id: string
  values: FormState<string>['values']
  meant?: string
  error?: string
  countries?: string[] | null
  question?: string
}

export function MessageField({
  id,
  name,
  label,
  hint,
  type = 'text',
  autoComplete,
  required,
  values,
  meant,
  error,
  ...country
}: Props) {
  const value = values[name]
  const { countries, question = 'Choose a country' } = country
  if (type === 'country') return <CountryField {...{ id, value, error, required, countries, question }} />
  if (type === 'email') return <EmailField {...{ id, label, error, values, meant, autoComplete }} />
  const field = { id, label, hint, error, required }
  const input = { name, defaultValue: value, autoComplete }
  if (type !== 'text-area') return <TextField {...field} {...input} type={type} />
  return <Field {...field}>{(wiring) => <TextArea {...wiring} {...input} rows={3} />}</Field>
}
