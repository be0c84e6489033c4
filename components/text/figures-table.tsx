import { placeOf } from '@/lib/pages/figures-page'
import { formatDate } from '@/lib/time/dates'
import { definitions } from '@/provider/facts/claims'
import type { Claim } from '@/provider/kinds/claim'
import { TwoColumnTable } from './two-column-table'

/** A table for each heading among the provider's figures. */
export function FiguresTable() {
  const starts = definitions.flatMap(([, { heading }], index) => (heading || index === 0 ? [index] : []))
  return starts.map((start, group) => {
    const claims = definitions.slice(start, starts[group + 1])
    const heading = claims[0]?.[1].heading
    return (
      <section key={start}>
        {heading && <h3>{heading}</h3>}
        <TwoColumnTable
          caption={`What each figure counts${heading ? `: ${heading}` : ''}`}
          head={['Figure', 'What it counts']}
          rows={claims.map(([name, claim]) => ({
            id: placeOf(name),
            figure: claim.value,
            name: claim.label,
            text: <Definition claim={claim} />,
          }))}
        />
      </section>
    )
  })
}

function Definition({ claim: { counts, of, as_of, source } }: { claim: Claim }) {
  return (
    <>
      {counts}
      {of && `, out of ${of}`}.
      {(as_of || source) && (
        <span className="mt-2 block text-small text-wrap text-muted">
          {as_of && `As of ${formatDate(as_of)}. `}
          {source && `Source: ${source}.`}
        </span>
      )}
    </>
  )
}
