import { placeOf } from '@/lib/pages/figures-page'
import { formatDate } from '@/lib/time/dates'
import { definitions } from '@/provider/facts/claims'

type Entry = (typeof definitions)[number]
const percentOf = ([, { value }]: Entry) =>
  /^\d{1,3}%$/.test(value) ? Math.min(100, Number.parseInt(value, 10)) : 0

const starts = definitions.flatMap(([, { heading }], index) => (heading || index === 0 ? [index] : []))
const groups = starts.map((start, group) => ({
  id: `figures-${group + 1}`,
  text: definitions[start]?.[1].heading ?? '',
  entries: definitions.slice(start, starts[group + 1]),
}))

export const figureGroups = groups.filter(({ text }) => text)

/** For each heading, the drawn figures and then the others. */
export function FigureList() {
  return groups.map(({ id, text, entries }) => (
    <section key={id} className="mt-10 first:mt-0 md:mt-14">
      {text && (
        <h2 id={id} className="mt-0">
          {text}
        </h2>
      )}
      <dl className="mt-4">
        {[...entries.filter(percentOf), ...entries.filter((entry) => !percentOf(entry))].map((entry) => (
          <FigureLine key={entry[0]} entry={entry} />
        ))}
      </dl>
    </section>
  ))
}

function FigureLine({ entry }: { entry: Entry }) {
  const [name, { value, label, counts, of, source, as_of }] = entry
  const percent = percentOf(entry)
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-2 border-t border-line py-5 text-heading has-target:bg-sand has-target:ring-8 has-target:ring-sand md:grid-cols-[17rem_1fr] lg:grid-cols-[17rem_1fr_16rem]">
      <dt
        id={placeOf(name)}
        className={`flex scroll-mt-28 items-start justify-between font-semibold md:row-span-2 ${percent ? 'text-title' : ''}`}
      >
        <div>
          <span className="display block text-brand md:whitespace-nowrap">{value} </span>
          <span className="block text-body">{label}</span>
        </div>
        {percent > 0 && <Hundred filled={percent} />}
      </dt>
      <dd className="max-w-measure text-body">{`${counts}${of ? `, out of ${of}` : ''}.`}</dd>
      <dd className="text-small text-muted">
        {source && `Source: ${source}${as_of ? ', ' : ''}`}
        {as_of && <span className="whitespace-nowrap">{formatDate(as_of)}</span>}
      </dd>
    </div>
  )
}

/** A dot for each of a hundred. */
function Hundred({ filled }: { filled: number }) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className="size-20 shrink-0 fill-none stroke-7 [stroke-linecap:round]"
    >
      <path d={dots(0, filled)} className="stroke-brand" />
      <path d={dots(filled, 100)} className="stroke-sand" />
    </svg>
  )
}

// A line of no length with round ends is a dot.
const dots = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => from + at)
    .map((at) => `M${(at % 10) * 10 + 5} ${Math.floor(at / 10) * 10 + 5}h0`)
    .join('')
