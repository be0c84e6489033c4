import type { ReactNode } from 'react'

type Props = {
  /** The radio buttons' name, unique in the document. */
  name: string
  /** For screen readers. */
  label: string
  items: readonly { label: string; content: ReactNode; className?: string }[]
  /** The classes of the list, for screens from `md` on. */
  className?: string
}

/** A phone shows one item at a time. Visitors choose it by its name, also without script. */
export function OneAtATime({ name, label, items, className = '' }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only md:hidden">{label}</legend>
      <ul className={`flex flex-wrap gap-2 ${className}`}>
        {items.map((item, index) => (
          <li key={item.label} className={`group contents md:block ${item.className ?? ''}`}>
            <Choice name={name} label={item.label} isChecked={index === 0} />
            <div className="order-1 hidden w-full pt-3 group-has-checked:block md:block md:h-full md:pt-0 print:block">
              {item.content}
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

type ChoiceProps = { name: string; label: string; isChecked: boolean }

function Choice({ name, label, isChecked }: ChoiceProps) {
  return (
    <label className="relative flex min-h-11 items-center rounded-full border-2 border-field-line px-4 text-small font-semibold has-checked:border-brand has-checked:bg-brand has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent md:hidden print:hidden forced-colors:has-checked:outline-3">
      <input
        type="radio"
        name={name}
        value={label}
        defaultChecked={isChecked}
        className="absolute inset-0 appearance-none outline-none"
      />
      {label}
    </label>
  )
}
