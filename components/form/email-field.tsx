import type { ComponentProps } from 'react'
import { askedField, type FormState } from '@/lib/form/form'
import { AddressQuestion } from './address-question'
import { Field, TextInput } from './field'

type Props = Omit<ComponentProps<'input'>, 'id' | 'name' | 'type' | 'required'> &
  Pick<FormState<'email'>, 'values' | 'meant'> & { id: string; label: string; error?: string }

/** Asks once about an address that looks mistyped. */
export function EmailField({ id, label, error, values, meant, ...input }: Props) {
  const asked = values[askedField]
  return (
    <Field
      id={id}
      label={label}
      error={error}
      required
      note={meant && <AddressQuestion meant={meant} inputId={id} />}
    >
      {(wiring) => (
        <>
          <TextInput {...wiring} {...input} name="email" type="email" defaultValue={values.email} />
          {asked && <input type="hidden" name={askedField} value={asked} />}
        </>
      )}
    </Field>
  )
}
