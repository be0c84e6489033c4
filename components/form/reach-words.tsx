import { linkStyle } from '@/components/ui/link'
import type { Reach } from '@/lib/form/form'
import { Address } from './address'

type Props = { reach?: Reach; className: string }

/** With a phone number, the words promise neither a call nor a mail: a form held as spam sends no mail. */
export function ReachWords({ reach, className }: Props) {
  if (!reach) return null
  const { email, phone } = reach
  return (
    <p className={className}>
      {phone && (
        <>
          Your phone number: <strong className="whitespace-nowrap">{phone}</strong> <br />
        </>
      )}
      {phone ? 'Your email: ' : 'We’ll email '}
      <strong>
        <Address>{`${email}.`}</Address>
      </strong>{' '}
      Is that wrong?{' '}
      <a href="/contact-us" className={linkStyle('inline')}>
        Tell us
      </a>
      .
    </p>
  )
}
