import { placeOf } from '@/lib/pages/figures-page'
import { formatDate } from '@/lib/time/dates'
import { definitions } from '@/provider/facts/claims'
import type { Claim } from '@/provider/kinds/claim'
import { TwoColumnTable } from './two-column-table'

export function FiguresTable() {
  return (
    <TwoColumnTable
      caption="What each figure on this website counts"
      head={['Figure', 'What it counts']}
      rows={definitions.map(([name, claim]) => ({
        id: placeOf(name),
        figure: claim.value,
        name: claim.label,
        text: <Definition claim={claim} />,
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
