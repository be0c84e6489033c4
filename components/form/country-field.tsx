import { Field, Select, TextInput } from './field'

type Props = {
  id: string
  error?: string
  value?: string
  /** Null: they could not be loaded. Undefined: they are loading. */
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
        {/* A select keeps its first value. A new key renders a new select. */}
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
