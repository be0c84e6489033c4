import type { ReactNode } from 'react'
import { BookingLink } from '@/components/page/booking-link'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { absoluteUrl } from '@/lib/address/absolute-url'
import { type AnsweredQuestion, finderAddress } from '@/lib/finder/answers'
import { site } from '@/provider/facts/site'

type Props = { answered: readonly AnsweredQuestion[] }

/** What to do with the result. */
export function Onward({ answered, children }: Props & { children?: ReactNode }) {
  const subject = `${site.name}: find your path`
  const body = absoluteUrl(finderAddress(answered))
  return (
    <p className="mt-8 flex flex-wrap gap-3 max-sm:*:grow print:hidden">
      {children}
      <BookingLink label="Speak to a Career Expert" className={buttonStyle(children ? 'outline' : 'brand')} />
      <a
        href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
        className={buttonStyle('outline')}
      >
        Email this result
      </a>
    </p>
  )
}

export function YourAnswers({ answered }: Props) {
  return (
    <section aria-labelledby="answers-heading" className="mt-12 print:hidden">
      <h2 id="answers-heading" className="text-heading">
        Your answers
      </h2>
      <p className="mt-2 text-muted">We don’t store them: they’re in this page’s link, to save or share.</p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {answered.map(({ question, answer }) => (
          <div
            key={question.id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-6 py-2 md:grid-cols-[1fr_1fr_auto]"
          >
            <dt className="text-muted">{question.question}</dt>
            <dd className={`max-md:row-start-2 ${answer ? 'font-semibold' : 'text-muted'}`}>
              {answer?.label ?? 'Skipped'}
            </dd>
            <dd className="max-md:row-span-2">
              <Link href={finderAddress(answered, question.id)} rel="nofollow" className={linkStyle('alone')}>
                {answer ? 'Change' : 'Answer'}
                <span className="sr-only">: {question.question}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        <Link href="/find-your-path" className={linkStyle('alone')}>
          Start again
        </Link>
      </p>
    </section>
  )
}
