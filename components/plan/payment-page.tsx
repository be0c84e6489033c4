import type { ReactNode } from 'react'
import { OutcomeMark } from '@/components/form/outcome-mark'
import { AsidePage } from '@/components/page/aside-page'
import { PhoneLink } from '@/components/page/phone-link'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { site } from '@/provider/facts/site'

type Props = { isSuccess: boolean; title: string; children: ReactNode }

export function PaymentPage({ isSuccess, title, children }: Props) {
  return (
    <AsidePage
      title={title}
      slug={isSuccess ? 'paid-data' : 'unpaid-cloud'}
      mark={<OutcomeMark isSuccess={isSuccess} />}
      lead={<p>{children}</p>}
    >
      <p className="flex flex-wrap gap-4 max-sm:flex-col">
        {isSuccess ? (
          <Link href="/dashboard" className={buttonStyle('action')}>
            Go to your dashboard
          </Link>
        ) : (
          <PhoneLink className={buttonStyle('outline')}>
            <Icon name="phone" />
            Call {site.phone}
          </PhoneLink>
        )}
        <Link href="/contact-us" className={buttonStyle('outline')}>
          Write to us
        </Link>
      </p>
    </AsidePage>
  )
}
