import type { ComponentProps, ReactNode, RefCallback } from 'react'
import { Icon } from '@/components/ui/icon'

/** The classes of every form control. */
export const control =
  'mt-1.5 block w-full scroll-mt-20 min-h-12 rounded-control border border-field-line bg-white px-3.5 py-2.5 text-ink disabled:cursor-not-allowed disabled:bg-paper disabled:text-muted aria-invalid:border-2 aria-invalid:border-danger'

type Wiring = { id: string; 'aria-invalid': boolean; 'aria-describedby'?: string; required?: boolean }

type Props = {
  id: string
  label: string
  hint?: string
  error?: string
  required?: boolean
  /** Appears between the error and the control. */
  note?: ReactNode
  children: (wiring: Wiring) => ReactNode
}

/** Wires a control to its label, hint and error. */
export function Field({ id, label, hint, error, required, note, children }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <label ref={boundTo(id)} htmlFor={id} className="pe-2 font-semibold">
        {label}
        {!required && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="inline-block text-small leading-snug text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
      {note}
      {children({
        id,
        required,
        // Without this attribute, Firefox marks an empty required field as invalid before anybody types.
        'aria-invalid': Boolean(error),
        ...(described ? { 'aria-describedby': described } : {}),
      })}
    </div>
  )
}

// The router leaves an earlier page hidden in the document. The clean-up unbinds its labels, so that tests and
// password managers find only the fields of the visible page.
function boundTo(id: string): RefCallback<HTMLLabelElement> {
  return (label) => {
    label?.setAttribute('for', id)
    return () => label?.removeAttribute('for')
  }
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p
      id={`${id}-error`}
      className="mt-0.5 whitespace-pre-line text-small leading-snug font-semibold text-danger"
    >
      <span className="sr-only">Error: </span>
      {children}
    </p>
  )
}

export function TextInput(props: ComponentProps<'input'>) {
  return <input type="text" {...props} className={control} />
}

type TextFieldProps = Omit<Props, 'children'> & Omit<ComponentProps<'input'>, keyof Props>

export function TextField({ id, label, hint, error, required, note, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, note }}>
      {(wiring) => <TextInput {...wiring} {...input} />}
    </Field>
  )
}

type Option = string | { value: string; label: string }

type SelectProps = ComponentProps<'select'> & { question?: string; options: readonly Option[] }

/** `question` is the text of a first option without a value. */
export function Select({ question, options, ...props }: SelectProps) {
  return (
    <span className="relative block">
      {/* To find its own width, a select would measure every country, and load the font for Türkiye. */}
      <select {...props} className={`${control} peer w-0! min-w-full appearance-none text-ellipsis pr-11`}>
        {question && <option value="">{question}</option>}
        {options.map((option) =>
          typeof option === 'string' ? (
            <option key={option}>{option}</option>
          ) : (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ),
        )}
      </select>
      {/* WebKit cuts a long option off without an ellipsis, so a gradient fades its end out. */}
      <span className="pointer-events-none absolute right-11 bottom-1 hidden h-10 w-8 bg-linear-to-r from-white/0 to-white peer-disabled:hidden supports-[hanging-punctuation:first]:block" />
      <Icon name="chevron" className="pointer-events-none absolute right-3.5 bottom-3.5 size-5" />
    </span>
  )
}
