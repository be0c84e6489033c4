import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { BookingLink } from './booking-link'
import { PhoneLink } from './phone-link'

/** The three ways to a person: message, telephone, booked call. */
export function ContactLinks({ className, isQuiet }: { className: string; isQuiet?: boolean }) {
  return (
    <p className={`flex ${className}`}>
      <Link href="/contact-us" className={buttonStyle(isQuiet ? 'outline' : 'action')}>
        Write to us
      </Link>
      <PhoneLink className={linkStyle('alone')} />
      <BookingLink label="Book a call" className={linkStyle('alone')} />
    </p>
  )
}
