import type { Metadata } from 'next'
import { buttonStyle } from '@/components/button'
import { Icon } from '@/components/icon'
import { PageIntro } from '@/components/page-intro'
import { site } from '@/lib/site'

export const metadata: Metadata = {
  title: `Contact Us | ${site.name}`,
  description: `Call, write to or visit ${site.name}: ${site.phone}, ${site.email}.`,
}

export default function ContactPage() {
  return (
    <PageIntro title="Contact Us" slug="contact-us-data">
      <p>
        Ask us anything: which path suits you, how the evenings work, what a plan includes. People answer, not
        a queue.
      </p>
      <p className="flex flex-wrap gap-4">
        <a href={`tel:${site.phone.replaceAll(' ', '')}`} className={buttonStyle('action')}>
          <Icon name="phone" />
          {site.phone}
        </a>
        <a href={`mailto:${site.email}`} className={buttonStyle('outline-forest')}>
          {site.email}
        </a>
      </p>
      <address className="text-base not-italic">
        {site.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </PageIntro>
  )
}
