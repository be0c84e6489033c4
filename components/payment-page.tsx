import Link from 'next/link'
import type { ReactNode } from 'react'
import { buttonStyle } from './button'
import { OutcomeMark } from './outcome-mark'
import { SeeCareerPaths } from './see-career-paths'

type Props = { isSuccess: boolean; title: string; children: ReactNode }

/** How a payment ended, with the spec's animation and the way on. */
export function PaymentPage({ isSuccess, title, children }: Props) {
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center px-5 py-20 text-center md:py-28">
      <OutcomeMark isSuccess={isSuccess} />
      <h1 className="mt-8 text-title">{title}</h1>
      <p className="mt-5 text-lead">{children}</p>
      <p className="mt-10 flex flex-wrap justify-center gap-4">
        <SeeCareerPaths />
        <Link href="/contact-us" className={buttonStyle('outline')}>
          Contact us
        </Link>
      </p>
    </div>
  )
}
