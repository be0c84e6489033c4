import { linkStyle } from '@/components/ui/link'
import { placeOf } from '@/lib/pages/figures-page'
import { formatDate } from '@/lib/time/dates'
import { definitions } from '@/provider/facts/claims'

type Entry = (typeof definitions)[number]
type Cell = [Entry, ...Entry[]]

const percentOf = ([, { value }]: Entry) =>
  /^\d{1,3}%$/.test(value) ? Math.min(100, Number.parseInt(value, 10)) : 0

const starts = definitions.flatMap(([, { heading }], index) => (heading || index === 0 ? [index] : []))
const groups = starts.map((start, group) => ({
  id: `figures-${group + 1}`,
  heading: definitions[start]?.[1].heading,
  cells: definitions.slice(start, starts[group + 1]).reduce(inCells, []),
}))

/** Links to the headings among the provider's figures. */
export function FigureGroups() {
  return (
    <ul className="flex flex-wrap gap-x-6 text-small print:hidden">
      {groups.map(
        ({ id, heading }) =>
          heading && (
            <li key={id}>
              <a href={`#${id}`} className={linkStyle('alone')}>
                {heading}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}

/** A list for each heading. Where one cell would be left over, the first has a row of its own. */
export function FigureList() {
  return groups.map(({ id, heading, cells }) => (
    <section key={id} className="mt-10 first:mt-0 md:mt-14">
      {heading && (
        <h2 id={id} className="mt-0">
          {heading}
        </h2>
      )}
      <dl
        className={`mt-4 grid gap-x-8 gap-y-6 md:grid-cols-2 md:gap-y-10 ${cells.length % 4 > 1 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
      >
        {cells.map((cell, index) => (
          <FigureCell key={cell[0][0]} cell={cell} isWide={index === 0 && cells.length % 4 === 1} />
        ))}
      </dl>
    </section>
  ))
}

// A share and the rest of the same whole have one cell.
function inCells(cells: Cell[], entry: Entry): Cell[] {
  const last = cells.at(-1)
  const [, { source, as_of }] = entry
  const percents = [...(last ?? []), entry].map(percentOf)
  const isOneWhole =
    percents.length === 2 && percents.every(Boolean) && percents[0] === 100 - (percents[1] ?? 0)
  const isRest = isOneWhole && source && source === last?.[0][1].source && as_of === last[0][1].as_of
  return last && isRest ? cells.with(-1, [last[0], entry]) : [...cells, [entry]]
}

function FigureCell({ cell, isWide }: { cell: Cell; isWide: boolean }) {
  const [[, { source, as_of }]] = cell
  return (
    <div
      className={`grid gap-y-1 border-t border-line pt-4 sm:gap-y-3 text-heading has-target:bg-sand has-target:ring-8 has-target:ring-sand ${isWide ? 'gap-x-8 md:col-span-full md:grid-cols-2' : 'row-span-3 grid-cols-[1fr_auto] grid-rows-subgrid [&>dd]:col-span-full'}`}
    >
      {cell.map(([name, { value, label }]) => (
        <dt
          key={name}
          id={placeOf(name)}
          className={`scroll-mt-28 font-semibold ${isWide ? 'relative min-h-36 ps-42 text-title md:row-span-2' : 'max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3'}`}
        >
          <span className="display block text-brand sm:whitespace-nowrap">{value} </span>
          <span className="block text-body">{label}</span>
          {isWide && percentOf(cell[0]) > 0 && <Hundred filled={percentOf(cell[0])} />}
        </dt>
      ))}
      <dd className="max-w-measure text-body">
        {cell.map(([, { counts, of }]) => `${counts}${of ? `, out of ${of}` : ''}.`).join(' ')}
      </dd>
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
      className="absolute start-0 top-0 size-36 fill-none [stroke-linecap:round]"
      strokeWidth="7"
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
