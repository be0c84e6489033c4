import { linkStyle } from '@/components/ui/link'
import type { Reach } from '@/lib/form/form'
import { Address } from './address'

type Props = { reach?: Reach; className: string }

/** Promises neither a call nor a mail, as a mail may be withheld. */
export function ReachWords({ reach, className }: Props) {
  if (!reach) return null
  const { email, phone } = reach
  return (
    <p className={`text-small ${className}`}>
      {phone && (
        <>
          Calls go to <strong className="whitespace-nowrap">{phone}</strong>, and email{' '}
        </>
      )}
      {!phone && 'We’ll email '}
      <strong>
        <Address>{email}</Address>
      </strong>
      . Is that wrong?{' '}
      <a href="/contact-us" className={linkStyle('inline')}>
        Tell us
      </a>
      .
    </p>
  )
}
