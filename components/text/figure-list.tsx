import { placeOf } from '@/lib/pages/figures-page'
import { formatDate } from '@/lib/time/dates'
import { definitions } from '@/provider/facts/claims'

/** A list for each heading among the provider's figures. Where a cell would be left empty, the first is wider. */
export function FigureList() {
  const starts = definitions.flatMap(([, { heading }], index) => (heading || index === 0 ? [index] : []))
  return starts.map((start, group) => {
    const claims = definitions.slice(start, starts[group + 1])
    const heading = claims[0]?.[1].heading
    return (
      <section key={start} className="mt-10 first:mt-0 md:mt-14">
        {heading && <h2 className="mt-0">{heading}</h2>}
        <dl
          className={`mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2 md:gap-y-10 ${claims.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
        >
          {claims.map(([name, { value, label, counts, of, as_of, source }], index) => {
            const outOf = value.endsWith('%') ? 100 : Number.parseFloat(of ?? '')
            const share = Number.parseFloat(value) / outOf
            const isWide = share <= 1 && index === 0 && claims.length % 3 === 2
            return (
              <div
                key={name}
                id={placeOf(name)}
                className={`row-span-3 grid scroll-mt-28 grid-rows-subgrid gap-y-1 border-t border-line pt-3 sm:gap-y-3 sm:pt-4 target:bg-sand target:ring-8 target:ring-sand ${isWide ? 'text-hero md:col-span-2' : 'text-heading'}`}
              >
                <dt className="font-semibold max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3">
                  <span className="display block text-brand sm:whitespace-nowrap">{value} </span>
                  <span className="block text-body">{label}</span>
                  {share <= 1 && (
                    <svg viewBox="0 0 100 2" aria-hidden="true" className="mt-2 w-full rounded-full bg-sand">
                      <path d={`M0 0H${share * 100}V2H0Z`} className="fill-brand" />
                    </svg>
                  )}
                </dt>
                <dd className="max-w-measure text-body">
                  {counts}
                  {of && `, out of ${of}`}.
                </dd>
                <dd className="text-small text-muted">
                  {source && `Source: ${source}${as_of ? ', ' : ''}`}
                  {as_of && <span className="whitespace-nowrap">{formatDate(as_of)}</span>}
                </dd>
              </div>
            )
          })}
        </dl>
      </section>
    )
  })
}
