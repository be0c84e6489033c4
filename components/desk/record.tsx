import type { Action } from '@/lib/desk/actions'
import { actWords, deskTime } from '@/lib/desk/desk-words'
import type { DeskRecord } from '@/lib/desk/record'

/** Every field of the sent form, as text. */
export function Sent({ rows }: { rows: DeskRecord['rows'] }) {
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className="text-heading">
        What was sent
      </h2>
      <dl className="mt-3">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[9rem_1fr]">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function History({ actions }: { actions: Action[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-heading">
        History
      </h2>
      <ol className="mt-3">
        {actions.map((action) => (
          <li key={action.id} className="border-b border-line py-3 text-small">
            <time dateTime={action.at} className="text-muted">
              {deskTime(action.at)}
            </time>{' '}
            <bdi className="font-semibold wrap-anywhere">{action.actor}</bdi> {actWords(action)}
          </li>
        ))}
      </ol>
    </section>
  )
}
