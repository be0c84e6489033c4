import { placeOf } from '@/lib/pages/figures-page'
import { formatDate } from '@/lib/time/dates'
import { definitions } from '@/provider/facts/claims'
import type { Claim } from '@/provider/kinds/claim'
import { TwoColumnTable } from './two-column-table'

export function FiguresTable() {
  return (
    <TwoColumnTable
      caption="What each figure of this website counts"
      head={['Figure', 'What it counts']}
      rows={definitions.map(([name, claim]) => ({
        id: placeOf(name),
        name: `${claim.value} ${claim.label}`,
        text: (
          <>
            <Share value={claim.value} />
            <Definition claim={claim} />
          </>
        ),
      }))}
    />
  )
}

function Definition({ claim: { counts, of, as_of, source } }: { claim: Claim }) {
  return (
    <>
      {counts}
      {of && `, out of ${of}`}.
      {(as_of || source) && (
        <span className="mt-2 block text-small text-muted">
          {as_of && `As of ${formatDate(as_of)}. `}
          {source && `Source: ${source}.`}
        </span>
      )}
    </>
  )
}

// A percentage, drawn; the text beside it says the same.
function Share({ value }: Pick<Claim, 'value'>) {
  const share = /^(\d+)%$/.exec(value)?.[1]
  if (!share) return null
  return (
    <svg viewBox="0 0 100 3" aria-hidden="true" className="mb-2.5 block w-full max-w-96">
      <rect width="100" height="3" rx="1.5" className="fill-sand" />
      <rect width={share} height="3" rx="1.5" className="fill-brand" />
    </svg>
  )
}
