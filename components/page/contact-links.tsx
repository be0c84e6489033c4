import { Link, linkStyle } from '@/components/ui/link'
import { BookingLink } from './booking-link'
import { PhoneLink } from './phone-link'

/** The three ways to a person: telephone, message, booked call. */
export function ContactLinks({ className }: { className: string }) {
  return (
    <p className={`flex ${className}`}>
      <PhoneLink className={linkStyle('alone')} />
      <Link href="/contact-us" className={linkStyle('alone')}>
        Write to us
      </Link>
      <BookingLink label="Book a call" className={linkStyle('alone')} />
    </p>
  )
}
