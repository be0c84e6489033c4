import { Field, Select, TextField } from './field'

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
  const field = { id, error, label: 'Country', required }
  const input = { name: 'country', defaultValue: value, autoComplete: 'country-name' }
  if (countries === null)
    return <TextField {...field} {...input} hint="Error Loading Countries. Please type yours." />
  return (
    <Field {...field}>
      {(wiring) =>
        countries ? (
          // React ignores a changed `defaultValue` of a select, so each value gets its own `key`.
          <Select key={value} {...wiring} {...input} question={question} options={countries} />
        ) : (
          <Select key="loading" {...wiring} disabled question="Loading the countries" options={[]} />
        )
      }
    </Field>
  )
}
