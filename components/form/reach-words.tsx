import { linkStyle } from '@/components/ui/link'
import type { Reach } from '@/lib/form/form'
import { Address } from './address'

type Props = { reach?: Reach; className: string }

/** Where calls and e-mail to the sender of a form go. It promises neither: an e-mail may be withheld. */
export function ReachWords({ reach, className }: Props) {
  if (!reach) return null
  const { email, phone } = reach
  return (
    <p className={`text-small ${className}`}>
      {phone && (
        <>
          Calls go to <strong className="whitespace-nowrap">{phone}</strong>, e-mail to{' '}
        </>
      )}
      {!phone && 'E-mail goes to '}
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
