import { PhoneLink } from '@/components/page/phone-link'
import { Band } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { site } from '@/lib/provider/site'

const terms = [
  'Priced per team, not per seat, so nobody is left out of the room to save money.',
  'Quoted in writing after the first call, which is free and commits you to nothing.',
  'The quote names the sessions, the tutors, the review dates and what you keep at the end.',
  'Paid in stages as the steps are finished. If you stop, you pay for the steps you have had.',
  'Hiring a graduate is agreed on its own, before you meet anyone.',
] as const

/** What an engagement costs, in words, with a link to write and one to book a call. */
export function EngagementCost() {
  return (
    <Band tone="paper" labelledBy="cost-heading">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="cost-heading" className="text-title">
            What it costs
          </h2>
          <CheckList items={terms} className="mt-6" />
        </div>
        <div className={`self-start p-6 sm:p-10 lg:col-span-5 ${surface('forest')}`}>
          <h2 className="text-heading">Begin with a call</h2>
          <p className="mt-4 text-muted">
            Tell us what the team does all week and where it gets stuck. A tutor rings you back, not a
            salesperson.
          </p>
          <p className="mt-8 flex flex-col items-start gap-4">
            <Link href="/contact-us" className={buttonStyle('action')}>
              Write to us about your team
            </Link>
            <PhoneLink className={buttonStyle('outline-forest')}>
              <Icon name="phone" />
              <span>
                <span className="sr-only">Call us on </span>
                {site.phone}
              </span>
            </PhoneLink>
          </p>
        </div>
      </div>
    </Band>
  )
}
