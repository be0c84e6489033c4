import type { ReactNode } from 'react'
import { Icon } from './icon'

type Props = {
  /** The radio buttons' name, unique in the document. */
  name: string
  /** For screen readers. */
  label: string
  items: readonly { label: string; content: ReactNode; className?: string }[]
  /** Whether each name stands above its own item. */
  isStacked?: boolean
  /** The classes of the list, for screens from `md` on. */
  className?: string
}

/** A phone shows one item at a time. Visitors choose it by its name, also without script. */
export function OneAtATime({ name, label, items, isStacked = false, className = '' }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only md:hidden">{label}</legend>
      <ul className={`${isStacked ? 'grid' : 'flex flex-wrap'} gap-2 ${className}`}>
        {items.map((item, index) => (
          <li
            key={item.label}
            className={`group ${isStacked ? '' : 'contents md:block'} ${item.className ?? ''}`}
          >
            <Choice {...{ name, isStacked }} label={item.label} isChecked={index === 0 && !isStacked} />
            <div
              className={`hidden group-has-checked:block print:block ${isStacked ? 'pb-4 md:contents' : 'order-1 w-full pt-3 md:block md:h-full md:pt-0'}`}
            >
              {item.content}
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const looks = {
  pill: 'rounded-full border-2 border-field-line px-4 text-small has-checked:border-brand has-checked:bg-brand has-checked:text-white',
  row: 'justify-between gap-4 rounded-control py-2 leading-tight',
}

type ChoiceProps = { name: string; label: string; isChecked: boolean; isStacked: boolean }

function Choice({ name, label, isChecked, isStacked }: ChoiceProps) {
  return (
    <label
      className={`relative flex min-h-11 items-center font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent md:hidden print:hidden forced-colors:has-checked:outline-3 ${looks[isStacked ? 'row' : 'pill']}`}
    >
      <input
        type="radio"
        name={name}
        value={label}
        defaultChecked={isChecked}
        className="absolute inset-0 appearance-none outline-none"
      />
      {label}
      {isStacked && <Icon name="chevron" className="size-5 text-accent group-has-checked:rotate-180" />}
    </label>
  )
}
