import { BookingLink } from '@/components/page/booking-link'
import { PhoneLink } from '@/components/page/phone-link'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'

export function AskUs() {
  return (
    <section
      aria-labelledby="ask-us-heading"
      className={`h-fit p-6 sm:p-8 lg:sticky lg:top-28 ${surface('forest')}`}
    >
      <h2 id="ask-us-heading" className="text-card">
        Or ask a person
      </h2>
      <p className="mt-3 text-muted">
        Can’t find it? Tell us what you’d like to do and we’ll suggest what fits, even if it isn’t ours.
      </p>
      <p className="mt-5 flex flex-col items-start border-t border-line pt-3">
        <PhoneLink className={linkStyle('alone')} />
        <Link href="/contact-us" className={linkStyle('alone')}>
          Write to us
        </Link>
        <BookingLink label="Book a call" className={linkStyle('alone')} />
      </p>
    </section>
  )
}
