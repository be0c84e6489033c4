import Link from 'next/link'
import type { ReactNode } from 'react'
import { site } from '@/lib/site'
import { AsidePage } from './aside-page'
import { buttonStyle } from './button'
import { Icon } from './icon'
import { OutcomeMark } from './outcome-mark'

type Props = { isSuccess: boolean; title: string; children: ReactNode }

/** How a payment ended, with the spec's animation and the way on. */
export function PaymentPage({ isSuccess, title, children }: Props) {
  return (
    <AsidePage
      title={title}
      slug={isSuccess ? 'paid-software' : 'unpaid-cyber'}
      mark={<OutcomeMark isSuccess={isSuccess} />}
      lead={<p>{children}</p>}
    >
      <p className="flex flex-wrap gap-4">
        {isSuccess ? (
          <Link href="/dashboard" prefetch={false} className={buttonStyle('action')}>
            Go to your dashboard
          </Link>
        ) : (
          <a href={`tel:${site.phone.replaceAll(' ', '')}`} className={buttonStyle('action')}>
            <Icon name="phone" />
            Call {site.phone}
          </a>
        )}
        <Link href="/contact-us" prefetch={false} className={buttonStyle('outline')}>
          Contact us
        </Link>
      </p>
    </AsidePage>
  )
}
