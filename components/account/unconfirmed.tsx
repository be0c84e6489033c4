import { Band, BandHeading } from '@/components/ui/band'
import { Notice } from '@/components/ui/notice'
import { ConfirmForm } from './account-forms'

/** What stands in the place of the enquiries until the address is confirmed. */
export function Unconfirmed({ email }: { email: string }) {
  return (
    <Band tone="white" labelledBy="enquiries-heading" className="py-12 md:py-16">
      <BandHeading id="enquiries-heading" title="Your enquiries" />
      <div className="mt-8">
        <Notice title="Confirm your address to see them.">
          We have sent a link to {email}. Open it, and press the button there. If it has not come, look among
          your spam first.
        </Notice>
      </div>
      <ConfirmForm answer={null} />
    </Band>
  )
}
