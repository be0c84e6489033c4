import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import type { FactRow, ListRow } from './compare-rows'

type Props = { caption: string; paths: readonly CareerPathSummary[]; facts: FactRow[]; lists: ListRow[] }

/**
 * Has a column for each path. A narrow screen shows two columns, scrolls to the others, and names the path in each
 * cell; the names of only two stay in view, because their table doesn't scroll.
 */
export function CompareTable({ caption, paths, facts, lists }: Props) {
  const names = paths.map(({ careerName }) => careerName)
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls, also by keyboard
      tabIndex={0}
      className="relative overflow-x-auto max-lg:-mx-5 max-lg:scroll-ps-5 max-lg:snap-x max-lg:px-5 max-lg:not-has-[td:nth-of-type(3)]:overflow-visible lg:contents"
    >
      <table
        aria-label={caption}
        className="block w-full text-left lg:table lg:table-fixed lg:border-separate lg:border-spacing-0"
      >
        <Head paths={paths} />
        <tbody className="block lg:table-row-group">
          {lists.map(({ name, isWords, values }) => (
            <Row key={name} name={name}>
              {values.map((items, index) => (
                <ListCell key={names[index]} path={names[index]} isWords={isWords} items={items} />
              ))}
            </Row>
          ))}
          {facts.map(({ name, values }) => (
            <Row key={name} name={name}>
              {values.map((value, index) => (
                <FactCell key={names[index]} path={names[index]} value={value} />
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </section>
  )
}

// Above the rows, and as wide as the page, so that no text shows beside or below it.
const pinned = 'z-1 border-b-2 border-brand bg-paper py-2 tall:sticky tall:top-17'

function Head({ paths }: Pick<Props, 'paths'>) {
  return (
    <thead className="hidden lg:table-header-group">
      <tr>
        <td
          className={`w-42 tall:shadow-[0_0_0_100vmax] tall:shadow-paper tall:[clip-path:inset(0_-100vmax_-1px)] ${pinned}`}
        />
        {paths.map(({ slug, careerName }) => (
          <th key={slug} scope="col" className={`pl-6 display text-card text-brand wrap-anywhere ${pinned}`}>
            {careerName}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr className="group/row mt-6 grid w-max auto-cols-[calc(50vw-1.75rem)] gap-x-4 border-t-2 border-brand pt-2 first:mt-0 md:auto-cols-[calc(50vw-2.5rem)] has-[td:nth-of-type(3)]:auto-cols-[max(8rem,44vw-1.75rem)] lg:table-row lg:w-auto lg:border-0">
      <th
        scope="row"
        className="sticky start-0 col-start-1 row-start-1 block w-max max-w-[calc(100vw-2.5rem)] pb-2 leading-snug font-semibold lg:static lg:table-cell lg:w-42 lg:border-b lg:border-line lg:py-4 lg:pr-4 lg:align-top"
      >
        <span className="block tall:lg:sticky tall:lg:top-34">{name}</span>
      </th>
      {children}
    </tr>
  )
}

const cell =
  'row-start-2 block snap-start border-line pb-2.5 wrap-anywhere lg:table-cell lg:border-b lg:py-4 lg:pl-6 lg:align-top'

const cellName =
  'top-17 z-1 mb-3 block border-b border-line bg-paper py-2 text-small font-semibold text-brand max-lg:in-[td:not(:last-child)]:-me-4 max-lg:in-[td:not(:last-child)]:pe-4 tall:group-not-has-[td:nth-of-type(3)]/row:sticky'

function FactCell({ path, value }: { path?: string; value: string | null }) {
  return (
    <td className={`leading-snug ${cell}`}>
      <span className={`${cellName} lg:sr-only`}>{path}</span>
      <span className={value ? 'lg:font-semibold' : 'text-muted'}>
        {value ? <Lines text={value} /> : 'Not given'}
      </span>
    </td>
  )
}

export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line) => (
    <span key={line} className="block not-first:mt-2">
      {line}
    </span>
  ))
}

type ListCellProps = { path?: string; isWords?: boolean; items: string[] }

function ListCell({ path, isWords, items }: ListCellProps) {
  return (
    <td className={cell}>
      <span className={`${cellName} lg:hidden`}>{path}</span>
      {items.length === 0 && <span className="text-muted">Not given</span>}
      {isWords ? (
        <ul className="flex flex-wrap gap-1.5">
          {items.map((item) => (
            <li key={item}>
              <Badge>{item}</Badge>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="list-disc space-y-2 ps-4.5 leading-snug marker:text-accent max-lg:text-small">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </td>
  )
}
