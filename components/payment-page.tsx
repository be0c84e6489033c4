import Link from 'next/link'
import type { ReactNode } from 'react'
import { AsidePage } from './aside-page'
import { buttonStyle } from './button'
import { OutcomeMark } from './outcome-mark'
import { SeeCareerPaths } from './see-career-paths'

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
        <SeeCareerPaths />
        <Link href="/contact-us" className={buttonStyle('outline')}>
          Contact us
        </Link>
      </p>
    </AsidePage>
  )
}
