import { Field, Select, TextInput } from './field'

type Props = {
  id: string
  error?: string
  value?: string
  /** Null where the countries could not be loaded: then it is typed. */
  countries: string[] | null
  question: string
  required?: boolean
}

/** The country, chosen from the list or, without one, in words: nothing is lost to a list. */
export function CountryField({ id, error, value, countries, question, required }: Props) {
  const input = { name: 'country', defaultValue: value, autoComplete: 'country-name' }
  if (countries) {
    return (
      <Field id={id} error={error} label="Country" required={required}>
        {/* A select takes the value it is made with, so it is made anew (key) when an answer brings another one. */}
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
