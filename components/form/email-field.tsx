import type { ComponentProps } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { askedField, type FormState, meantField } from '@/lib/form/form'
import { Address } from './address'
import { Field, TextInput } from './field'
import { FocusBox } from './focus-box'

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

type QuestionProps = {
  /** The corrected address. */
  meant: string
  inputId: string
}

function AddressQuestion({ meant, inputId }: QuestionProps) {
  // A form that script sends omits the pressed button, so the corrected address goes into the input.
  function correct() {
    const input = document.getElementById(inputId)
    if (input instanceof HTMLInputElement) input.value = meant
  }

  return (
    <FocusBox
      role="status"
      label={`Did you mean ${meant}?`}
      again={meant}
      className="mt-1.5 scroll-mt-20 rounded-control border-2 border-brand bg-brand-tint p-4 outline-none"
    >
      <p>
        Did you mean{' '}
        <strong>
          <Address>{meant}</Address>
        </strong>
        ?
      </p>
      {/* Enter presses the form's first submit button. This one submits the address unchanged. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="submit"
          formNoValidate
          name={meantField}
          value={meant}
          onClick={correct}
          className={buttonStyle('brand', 'small')}
        >
          <span>
            Use <Address>{meant}</Address>
          </span>
        </button>
        <button type="submit" formNoValidate className={buttonStyle('outline', 'small')}>
          Send it as it is
        </button>
      </div>
    </FocusBox>
  )
}
