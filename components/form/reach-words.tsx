import { linkStyle } from '@/components/ui/link'
import type { Reach } from '@/lib/form/form'
import { Address } from './address'

type Props = { reach?: Reach; callWords?: string; className: string }

/** With a phone number, the words promise no mail: a form held as spam sends none. */
export function ReachWords({ reach, callWords, className }: Props) {
  if (!reach) return null
  const { email, phone } = reach
  return (
    <p className={className}>
      {phone && !callWords && `Your phone number: ${phone.replaceAll(' ', '\u00a0')}. `}
      {phone ? 'Your email: ' : 'We’ll email '}
      <Address>{`${email}.`}</Address>{' '}
      <span className="whitespace-nowrap">
        Something wrong?{' '}
        <a href="/contact-us" className={linkStyle('inline')}>
          Tell us
        </a>
        .
      </span>
    </p>
  )
}
