import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import type { FactRow, ListRow } from './compare-rows'
import { ComparedName } from './compared-paths'

type Props = { caption: string; paths: readonly CareerPathSummary[]; facts?: FactRow[]; lists?: ListRow[] }

/**
 * Has a column for each path. A narrow screen shows two columns, scrolls to the others, and names the path in each
 * cell.
 */
export function CompareTable({ caption, paths, facts = [], lists = [] }: Props) {
  const names = paths.map(({ careerName }) => careerName)
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls, also by keyboard
      tabIndex={0}
      className="relative overflow-x-auto max-lg:-mx-5 max-lg:scroll-ps-5 max-lg:snap-x max-lg:px-5 lg:contents"
    >
      <table className="block w-full text-left lg:table lg:w-full lg:table-fixed lg:border-separate lg:border-spacing-0">
        <caption className="sr-only">{caption}</caption>
        <Head paths={paths} />
        <tbody className="block lg:table-row-group">
          {facts.map(({ name, values }) => (
            <Row key={name} name={name}>
              {values.map((value, index) => (
                <FactCell key={names[index]} path={names[index]} value={value} />
              ))}
            </Row>
          ))}
          {lists.map(({ name, isWords, values }) => (
            <Row key={name} name={name} hasShared={values.some(({ others }) => others.length > 0)} isStacked>
              {values.map((value, index) => (
                <ListCell key={names[index]} path={names[index]} isWords={isWords} {...value} />
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Head({ paths }: Pick<Props, 'paths'>) {
  return (
    <thead className="hidden lg:table-header-group">
      <tr>
        <td className="w-44 border-b-2 border-brand" />
        {paths.map(({ slug, careerName }) => (
          <th
            key={slug}
            scope="col"
            className="border-b-2 border-brand bg-paper px-3 pb-2 align-bottom tall:sticky tall:top-17"
          >
            <ComparedName slug={slug} careerName={careerName} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

type RowProps = { name: string; hasShared?: boolean; isStacked?: boolean; children: ReactNode }

function Row({ name, hasShared, isStacked, children }: RowProps) {
  return (
    <tr
      className={`mt-6 gap-x-4 border-t-2 border-brand pt-2 first:mt-0 lg:table-row lg:w-auto lg:border-0 ${
        isStacked
          ? 'block w-[calc(100vw-2.5rem)]'
          : 'grid w-max auto-cols-[max(9rem,50vw-1.75rem)] has-[td:nth-of-type(3)]:auto-cols-[max(9rem,44vw-1.75rem)]'
      }`}
    >
      <th
        scope="row"
        className="sticky start-0 col-start-1 row-start-1 block w-max max-w-[calc(100vw-2.5rem)] pb-2 font-semibold lg:static lg:table-cell lg:w-auto lg:border-b lg:border-line lg:py-4 lg:pr-4 lg:align-top"
      >
        {name}
        {hasShared && (
          <span className="block text-small font-normal text-muted">
            • also taught on another of these paths
          </span>
        )}
      </th>
      {children}
    </tr>
  )
}

const cell =
  'row-start-2 block snap-start border-t border-line py-2.5 wrap-anywhere lg:table-cell lg:border-t-0 lg:border-b lg:px-3 lg:py-4 lg:align-top'

function FactCell({ path, value }: { path?: string; value: string | null }) {
  return (
    <td className={`leading-snug ${cell}`}>
      <span className="mb-1 block text-small font-semibold text-brand lg:hidden">{path}</span>
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

type ListCellProps = { path?: string } & Pick<ListRow, 'isWords'> & ListRow['values'][number]

function ListCell({ path, isWords, items, others }: ListCellProps) {
  return (
    <td className={cell}>
      <span className="mb-2 block text-small font-semibold text-brand lg:hidden">{path}</span>
      {items.length === 0 && <span className="text-muted">Not given</span>}
      {isWords ? (
        <ul className="flex flex-wrap gap-1.5">
          {items.map((item) => (
            <li key={item}>
              <Badge>
                {others.includes(item) && <span aria-hidden="true">• </span>}
                {others.includes(item) && <span className="sr-only">Also: </span>}
                {item}
              </Badge>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="space-y-2 leading-snug">
          {items.map((item) => (
            <li key={item} className="flex gap-2.5">
              <Mark isShared={others.includes(item)} />
              <span className={others.includes(item) ? 'text-muted' : ''}>{item}</span>
            </li>
          ))}
        </ul>
      )}
    </td>
  )
}

function Mark({ isShared }: { isShared: boolean }) {
  if (!isShared) return <Icon name="check" className="mt-0.5 size-4.5 text-accent" />
  return (
    <svg viewBox="0 0 18 18" className="mt-0.5 size-4.5 shrink-0 text-muted" role="img" aria-label="Also:">
      <circle cx="9" cy="9" r="3.5" fill="currentColor" />
    </svg>
  )
}
