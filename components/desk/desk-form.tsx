import type { ReactNode } from 'react'
import { HiddenFields } from '@/components/form/hidden-fields'
import { buttonStyle } from '@/components/ui/button'

type Props = {
  act: string
  fields: Record<string, string | number>
  tone?: Parameters<typeof buttonStyle>[0]
  /** The letter that presses the button, together with the browser's modifier key. */
  accessKey?: string
  /** Names the enquiry for screen readers. */
  about?: string
  children: ReactNode
}

/** A button of the desk: a form that works without script. */
export function DeskForm({ act, fields, tone = 'outline', accessKey, about, children }: Props) {
  return (
    <form action={`/desk/act/${act}`} method="post">
      <HiddenFields fields={fields} />
      {/* biome-ignore lint/a11y/noAccessKey: the key works without script, and needs a modifier key (WCAG 2.1.4) */}
      <button type="submit" accessKey={accessKey} className={buttonStyle(tone, 'small')}>
        {children}
        {about && <span className="sr-only"> {about}</span>}
      </button>
    </form>
  )
}
