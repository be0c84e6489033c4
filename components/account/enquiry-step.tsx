'use client'

import { type ReactNode, useRef } from 'react'
import { HiddenFields } from '@/components/form/hidden-fields'
import { buttonStyle } from '@/components/ui/button'
import { driven } from '@/components/ui/driven'
import { Icon } from '@/components/ui/icon'
import { linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'

type Props = {
  /** `about` names the enquiry for screen readers. */
  title: string
  about: string
  /** Opening a step closes the other steps of the same name. */
  name: string
  isOpen?: boolean
  /** The label of the button that closes the step. This button needs script. */
  close: string
  /** The form posts `hidden` to this address. */
  action: string
  hidden: Record<string, string | number>
  button: string
  children: ReactNode
}

/** A form inside `<details>`, which opens without script. */
export function EnquiryStep({ title, about, name, isOpen, close, action, hidden, button, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)

  function shut() {
    details.current?.removeAttribute('open')
    details.current?.querySelector('summary')?.focus()
  }

  return (
    <details
      ref={details}
      name={name}
      open={isOpen}
      onKeyDown={(event) => event.key === 'Escape' && shut()}
      className="group open:w-full"
      suppressHydrationWarning
    >
      <summary
        className={`${linkStyle('alone')} w-fit cursor-pointer list-none text-small [&::-webkit-details-marker]:hidden`}
      >
        {title}
        <span className="sr-only"> {about}</span>
        <Icon name="chevron" className="size-4 group-open:rotate-180" />
      </summary>
      <form action={action} method="post" className={`my-2 max-w-measure space-y-4 p-5 ${surface('sunken')}`}>
        <HiddenFields fields={hidden} />
        {children}
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={buttonStyle('brand', 'small')}>
            {button}
          </button>
          <button
            ref={driven}
            data-undriven=""
            type="button"
            onClick={shut}
            className={`${buttonStyle('outline', 'small')} with-script`}
          >
            {close}
          </button>
        </div>
      </form>
    </details>
  )
}
