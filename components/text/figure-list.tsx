import { placeOf } from '@/lib/pages/figures-page'
import { formatDate } from '@/lib/time/dates'
import { definitions } from '@/provider/facts/claims'

type Entry = (typeof definitions)[number]
type Cell = [Entry, ...Entry[]]

const percentOf = ([, { value }]: Entry) =>
  /^\d{1,3}%$/.test(value) ? Math.min(100, Number.parseInt(value, 10)) : 0

const isDrawn = (cell: Cell) => percentOf(cell[0]) > 0

const starts = definitions.flatMap(([, { heading }], index) => (heading || index === 0 ? [index] : []))
const groups = starts.map((start, group) => ({
  id: `figures-${group + 1}`,
  text: definitions[start]?.[1].heading ?? '',
  cells: definitions.slice(start, starts[group + 1]).reduce(inCells, []),
}))

export const figureGroups = groups.filter(({ text }) => text)

/** For each heading, the drawn figures and then the others. */
export function FigureList() {
  return groups.map(({ id, text, cells }) => (
    <section key={id} className="mt-10 first:mt-0 md:mt-14">
      {text && (
        <h2 id={id} className="mt-0">
          {text}
        </h2>
      )}
      <dl className="mt-4 grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-6 md:gap-y-10 lg:grid-cols-12">
        {[cells.filter(isDrawn), cells.filter((cell) => !isDrawn(cell))].flatMap((row) =>
          row.map((cell) => <FigureCell key={cell[0][0]} cell={cell} width={widths[row.length % 4] ?? ''} />),
        )}
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

// By how many stand in a row.
const widths = [
  'md:col-span-3',
  'md:col-span-full md:row-span-2 md:grid-cols-[auto_1fr_calc(50%-1rem)] md:[&>dd]:col-span-1 md:[&>dd]:col-start-3 md:[&>dt]:row-span-2',
  'md:col-span-3 lg:col-span-6',
  'md:col-span-3 lg:col-span-4',
]

function FigureCell({ cell, width }: { cell: Cell; width: string }) {
  const [[, { source, as_of }]] = cell
  return (
    <div
      className={`row-span-3 grid grid-cols-[minmax(0,1fr)_auto] grid-rows-subgrid gap-x-8 gap-y-1 border-t border-line pt-4 sm:gap-y-3 text-heading has-target:bg-sand has-target:ring-8 has-target:ring-sand [&>dd]:col-span-full ${width}`}
    >
      {cell.map(([name, { value, label }], at) => (
        <dt
          key={name}
          id={placeOf(name)}
          className={`flex scroll-mt-28 flex-wrap gap-x-6 font-semibold ${isDrawn(cell) ? 'mb-3 text-title' : 'max-sm:[&>div]:flex max-sm:[&>div]:flex-wrap max-sm:[&>div]:items-baseline max-sm:[&>div]:gap-x-3'}`}
        >
          {at === 0 && isDrawn(cell) && <Hundred filled={percentOf(cell[0])} isSplit={cell.length > 1} />}
          <div className="grow basis-20">
            <span className="display block text-brand sm:whitespace-nowrap">{value} </span>
            <span className="block text-body">{label}</span>
          </div>
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

/** A dot for each of a hundred. The rest of a split whole has a colour too. */
function Hundred({ filled, isSplit }: { filled: number; isSplit: boolean }) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className="size-28 shrink-0 fill-none [stroke-linecap:round]"
      strokeWidth="7"
    >
      <path d={dots(0, filled)} className="stroke-brand" />
      <path d={dots(filled, 100)} className={isSplit ? 'stroke-action' : 'stroke-sand'} />
    </svg>
  )
}

// A line of no length with round ends is a dot.
const dots = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => from + at)
    .map((at) => `M${(at % 10) * 10 + 5} ${Math.floor(at / 10) * 10 + 5}h0`)
    .join('')
