import { Address } from '@/components/form/address'
import { MessageForm } from '@/components/form/message-form'
import { BookingLink } from '@/components/page/booking-link'
import { PageIntro } from '@/components/page/page-intro'
import { PhoneLink } from '@/components/page/phone-link'
import { StructuredData } from '@/components/page/structured-data'
import { Sections } from '@/components/section/sections'
import { Band } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { submitMessage } from '@/lib/form/submit-message'
import { wordsOf } from '@/lib/pages/list-page'
import { listMetadata } from '@/lib/seo/list-metadata'
import { organizationData } from '@/lib/seo/provider-data'
import { addressLines, site } from '@/provider/facts/site'

export const metadata = listMetadata('contact-us')

const { title, lead, art, list, closing, sections } = wordsOf('contact-us')

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name', required: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true },
  {
    name: 'company',
    label: 'Company',
    hint: 'Just for you? Enter “None”.',
    autoComplete: 'organization',
    required: true,
  },
  { name: 'phone_number', label: 'Phone number', type: 'tel', autoComplete: 'tel' },
  { name: 'subject', label: 'Subject', required: true, isWide: true },
  { name: 'body', label: 'Message', type: 'text-area', isWide: true },
] as const

export default function ContactPage() {
  return (
    <>
      <StructuredData data={organizationData({ isWhole: true })} />
      <PageIntro title={title} slug={art} className="pb-8 md:pt-7 md:pb-4">
        {lead && <p>{lead}</p>}
        <PhoneLink className={`lg:hidden ${linkStyle('onward')}`}>
          <Icon name="phone" />
          Call {site.phone}
        </PhoneLink>
      </PageIntro>
      <Band tone="paper" labelledBy="write-heading" className="py-8 md:pb-16">
        <div className="grid grid-cols-1 gap-12 lg:-mt-2 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <h2 id="write-heading" className="text-heading">
                {list?.heading ?? 'Write to us'}
              </h2>
              <p className="text-muted">{list?.lead}</p>
            </div>
            <MessageForm
              action={submitMessage}
              fields={fields}
              button="Send message"
              sent="Thank you for contacting us! We'll reach out very soon :)"
            />
            <p className="mt-3 text-small text-muted">
              We’ll use these details to answer you. Our{' '}
              <Link href="/privacy-policy" className={linkStyle('inline')}>
                privacy policy
              </Link>{' '}
              says how long we keep them.
            </p>
          </div>
          <CompanyPanel />
        </div>
      </Band>
      <Sections page="contact-us" sections={sections} above="paper" />
    </>
  )
}

function CompanyPanel() {
  return (
    <section
      aria-labelledby="company-heading"
      className={`h-fit p-6 sm:p-8 lg:sticky lg:top-28 lg:col-span-5 lg:p-10 ${surface('forest')}`}
    >
      <h2 id="company-heading" className="mb-3 text-heading">
        {closing?.heading ?? 'Talk to us'}
      </h2>
      <ul className="sm:text-lead">
        <li>
          <PhoneLink className={linkStyle('onward')}>
            <Icon name="phone" />
            {site.phone}
          </PhoneLink>
        </li>
        <li>
          <a href={`mailto:${site.email}`} className={linkStyle('onward')}>
            <Icon name="mail" />
            <Address>{site.email}</Address>
          </a>
        </li>
      </ul>
      {closing && <p className="mt-2 mb-5 text-muted">{closing.text}</p>}
      <BookingLink label="Book a call" className={buttonStyle('outline-forest')} />
      <div className="mt-8 border-t border-line pt-6 text-small">
        <p className="font-semibold">{site.legalName}</p>
        <address className="mt-1 text-muted not-italic">{addressLines.join(', ')}</address>
      </div>
    </section>
  )
}
