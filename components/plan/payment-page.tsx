import type { ReactNode } from 'react'
import { AsidePage } from '@/components/page/aside-page'
import { PhoneLink } from '@/components/page/phone-link'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { site } from '@/provider/facts/site'

type Props = { isSuccess: boolean; title: string; children: ReactNode }

export function PaymentPage({ isSuccess, title, children }: Props) {
  return (
    <AsidePage
      title={title}
      slug={isSuccess ? 'paid-data' : 'unpaid-cloud'}
      isSuccess={isSuccess}
      lead={children}
    >
      <Link
        href={isSuccess ? '/dashboard' : '/contact-us'}
        className={`${buttonStyle('action')} max-sm:w-full`}
      >
        {isSuccess ? 'Go to your dashboard' : 'Ask for a new link'}
      </Link>
      {isSuccess && <p className="mt-2 text-small text-muted">You’ll sign in first.</p>}
      <p className="mt-3 flex flex-wrap items-center gap-x-1.5">
        Question about your payment?
        <PhoneLink className={linkStyle('alone')}>Call {site.phone}</PhoneLink>
      </p>
    </AsidePage>
  )
}
