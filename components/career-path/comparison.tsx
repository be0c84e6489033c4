import type { ReactNode } from 'react'
import { BookingLink } from '@/components/page/booking-link'
import { Band } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { finder } from '@/provider/facts/finder'
import { comparisonOf } from './compare-rows'
import { CompareTable, Lines } from './compare-table'

type Props = { paths: readonly CareerPathSummary[]; children?: ReactNode }

/** `children` stand above the table. What the paths share has a band of its own, where no column's name stays. */
export function Comparison({ paths, children }: Props) {
  const all = paths.length === 2 ? 'both' : `all ${paths.length}`
  const { different, same } = comparisonOf(paths, all)
  const shared = same.slice(0, 4).map(({ name }) => name.toLowerCase())
  return (
    <>
      <Band tone="paper" className="py-10 *:relative md:py-16">
        {children}
        {same.length > 0 && (
          <p className="mt-3 text-muted">
            The same for {all}:{' '}
            <a href="#same-heading" className={linkStyle('inline')}>
              {shared.join(', ')}
            </a>
          </p>
        )}
        <CompareTable caption="Where the paths differ" paths={paths} rows={different} />
      </Band>
      <Band tone="white" className="py-10 *:space-y-10 md:py-16 md:*:space-y-14">
        {same.length > 0 && (
          <section aria-labelledby="same-heading">
            <h2 id="same-heading" className="mb-4 scroll-mt-28 text-heading">
              The same for {all}
            </h2>
            <dl className="gap-x-12 border-b border-line lg:flex lg:flex-wrap">
              {same.map(({ name, values: [value = ''] }) => (
                <div
                  key={name}
                  className={`flex grow gap-x-5 border-t border-line py-2.5 leading-snug lg:gap-x-0 ${value?.includes('\n') ? 'max-sm:block lg:basis-full' : 'lg:basis-[calc(50%-1.5rem)]'}`}
                >
                  <dt className="w-1/3 shrink-0 text-muted lg:w-42">{name}</dt>
                  <dd className="grow wrap-anywhere max-sm:has-[b]:mt-2 lg:pl-6">
                    <Lines
                      text={String(value)}
                      className="lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8"
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <section aria-labelledby="undecided-heading" className="print:hidden">
          <h2 id="undecided-heading" className="text-heading">
            Still undecided?
          </h2>
          <p className="mt-2 mb-5 text-lead text-muted">
            {finder ? 'Let our questions suggest one, or tell' : 'Tell'} us what you enjoy.
          </p>
          <p className="flex flex-wrap gap-3">
            {finder && (
              <Link href="/find-your-path" className={buttonStyle('brand')}>
                {finder.title}
              </Link>
            )}
            <BookingLink label="Speak to a Career Expert" className={buttonStyle('outline')} />
          </p>
        </section>
      </Band>
    </>
  )
}
