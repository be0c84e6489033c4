import { MessageForm } from '@/components/form/message-form'
import { PrivacyNote } from '@/components/form/privacy-note'
import type { SectionProps } from '@/components/page/headed-band'
import { PhoneLink } from '@/components/page/phone-link'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { surface } from '@/components/ui/surface'
import { valueIn } from '@/lib/api/answer'
import { listCountries } from '@/lib/api/content'
import { submitCallBack } from '@/lib/form/submit-message'
import { site } from '@/provider/facts/site'

const fields = [
  { name: 'firstName', label: 'Firstname', autoComplete: 'given-name', required: true, isHalf: true },
  { name: 'lastName', label: 'Lastname', autoComplete: 'family-name', required: true, isHalf: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true, isWide: true },
  { name: 'country', label: 'Country', type: 'country', required: true },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', required: true },
] as const

export async function CallBack({ id, tone, enter, heading, lead }: SectionProps<'call-back'>) {
  const countries = valueIn(await listCountries())
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <div className="grid items-center gap-6 lg:grid-cols-2 lg:gap-12">
        <div>
          <BandHeading id={id} title={heading} lead={lead} />
          <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 md:mt-8">
            <PhoneLink className={buttonStyle('outline')}>
              <Icon name="phone" />
              BOOK A CALL
            </PhoneLink>
            <span className="text-muted max-sm:text-small">{site.phone}</span>
          </p>
        </div>
        <div className={`p-5 sm:p-8 ${surface('sunken')}`}>
          <MessageForm
            action={submitCallBack}
            fields={fields}
            countries={countries}
            question="-- Select a Country --"
            button="Call me back"
            sent="Thank you for contacting us! We'll reach out very soon :)"
          />
          <PrivacyNote />
        </div>
      </div>
    </Band>
  )
}
