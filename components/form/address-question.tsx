import { buttonStyle } from '@/components/ui/button'
import { meantField } from '@/lib/form/form'
import { Address } from './address'
import { FocusBox } from './focus-box'

type Props = {
  /** The address that may be meant. */
  meant: string
  /** The id of the field that holds the one typed. */
  inputId: string
}

/** Asks whether another address is meant. Each answer sends the form. */
export function AddressQuestion({ meant, inputId }: Props) {
  // Sent by script, a form leaves out the button that was pressed.
  function correct() {
    const input = document.getElementById(inputId)
    if (input instanceof HTMLInputElement) input.value = meant
  }

  return (
    <FocusBox
      role="status"
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
      {/* Enter presses a form's first button that is drawn: it must not change the address. */}
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
          Send as it is
        </button>
      </div>
    </FocusBox>
  )
}
