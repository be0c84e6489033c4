import { Field, Select, TextInput } from './field'

type Props = {
  id: string
  error?: string
  value?: string
  /** Null when loading failed, undefined while loading. */
  countries: string[] | null | undefined
  question: string
  required?: boolean
}

export function CountryField({ id, error, value, countries, question, required }: Props) {
  const input = { name: 'country', defaultValue: value, autoComplete: 'country-name' }
  if (countries === undefined) {
    return (
      <Field id={id} error={error} label="Country" required={required}>
        {(wiring) => (
          <Select key="loading" {...wiring} disabled question="Loading the countries" options={[]} />
        )}
      </Field>
    )
  }
  if (countries) {
    return (
      <Field id={id} error={error} label="Country" required={required}>
        {/* React ignores a changed `defaultValue` of a select, so each value gets its own `key`. */}
        {(wiring) => <Select key={value} {...wiring} {...input} question={question} options={countries} />}
      </Field>
    )
  }
  const hint = 'Error Loading Countries. Please type yours.'
  return (
    <Field id={id} error={error} label="Country" hint={hint} required={required}>
      {(wiring) => <TextInput {...wiring} {...input} />}
    </Field>
  )
}
