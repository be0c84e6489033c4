import type { ReactNode } from 'react'
import { Cover } from '@/components/art/cover'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { compareAddress } from '@/lib/compare/compare-choice'
import { cut } from '@/lib/html/text'
import type { FactRow, ListRow } from './compare-rows'

type Props = { caption: string; paths: readonly CareerPathSummary[]; facts: FactRow[]; lists: ListRow[] }

/**
 * Has a column for each path. A narrow screen shows two columns, scrolls to the others, and names the path in each
 * cell; the names of only two stay in view, because their table doesn't scroll.
 */
export function CompareTable({ caption, paths, facts, lists }: Props) {
  const names = paths.map(({ careerName }) => careerName)
  const slugs = paths.map(({ slug }) => slug)
  const isBeside = paths.length < 4
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls, also by keyboard
      tabIndex={0}
      className="relative mt-8 overflow-x-auto max-lg:-mx-5 max-lg:scroll-ps-5 max-lg:snap-x max-lg:px-5 max-lg:not-has-[td:nth-of-type(3)]:overflow-visible lg:contents"
    >
      <table
        aria-label={caption}
        className="block w-full text-left lg:mt-8 lg:table lg:table-fixed lg:border-separate lg:border-spacing-0"
      >
        <thead
          className={`z-1 block bg-paper tall:sticky tall:top-0 lg:table-header-group ${isBeside ? 'tall:xl:top-17' : ''}`}
        >
          <tr className={columns}>
            <td className="hidden w-42 border-b-2 border-brand lg:table-cell" />
            {paths.map(({ slug, image, careerName }) => (
              <th
                key={slug}
                scope="col"
                aria-label={careerName}
                className={`snap-start border-b-2 border-brand lg:pl-6 lg:align-top ${isBeside ? 'xl:pt-4 xl:pb-2' : ''}`}
              >
                <div
                  className={`flex flex-wrap items-center gap-x-3 ${isBeside ? 'xl:grid xl:grid-cols-[4rem_1fr]' : ''}`}
                >
                  <Cover
                    {...{ slug, image, among: slugs }}
                    sizes="4rem"
                    className={`size-16 rounded-control ${isBeside ? 'xl:row-span-2 xl:self-start' : ''}`}
                  />
                  <Link
                    href={`/careerpaths/${slug}`}
                    className={`order-1 min-h-11 basis-full py-2.5 display text-card text-brand wrap-anywhere hover:underline max-lg:text-lead max-lg:leading-tight ${isBeside ? 'xl:col-start-2 xl:row-start-1 xl:min-h-0 xl:py-0' : ''}`}
                  >
                    {`${careerName}\u00a0`}
                    <Icon name="arrow" className="inline size-5" />
                  </Link>
                  <a
                    href={compareAddress(slugs.filter((other) => other !== slug))}
                    rel="nofollow"
                    className={`flex min-h-11 items-center text-small font-normal text-link underline underline-offset-4 print:hidden ${isBeside ? 'xl:col-start-2 xl:min-h-7 xl:justify-self-start' : ''}`}
                  >
                    <span>
                      Remove<span className="sr-only"> {careerName}</span>
                    </span>
                  </a>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block lg:table-row-group">
          <Row name="In short">
            {paths.map(({ slug, description, summary }) => (
              <td key={slug} className={cell}>
                {cut(summary ?? description, 90)}
              </td>
            ))}
          </Row>
          {[...facts, ...lists].map(({ name, values }) => (
            <Row key={name} name={name}>
              {values.map((value, index) => (
                <td key={slugs[index]} className={cell}>
                  <CellName>{names[index]}</CellName>
                  <Value value={value} />
                </td>
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const columns =
  'grid w-max auto-cols-[calc(50vw-1.75rem)] grid-flow-col gap-x-4 md:auto-cols-[calc(50vw-2.5rem)] has-[:is(td,th):nth-of-type(3)]:auto-cols-[max(8rem,44vw-1.75rem)] lg:table-row lg:w-auto'

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr className={`group/row border-line py-2.5 not-first:border-t lg:border-0 ${columns}`}>
      <th
        scope="row"
        className="sticky start-0 col-start-1 row-start-1 block w-max max-w-[calc(100vw-2.5rem)] pb-1.5 leading-snug font-semibold lg:static lg:table-cell lg:w-42 lg:border-b lg:border-line lg:py-4 lg:pr-4 lg:align-top"
      >
        <span className="block tall:lg:sticky tall:lg:top-39 tall:xl:top-41">{name}</span>
      </th>
      {children}
    </tr>
  )
}

const cell =
  'row-start-2 block snap-start border-line leading-snug wrap-anywhere max-lg:text-small lg:table-cell lg:border-b lg:py-4 lg:pl-6 lg:align-top'

function CellName({ children }: { children?: string }) {
  return (
    <span className="mb-1 block text-small font-semibold text-brand group-not-has-[td:nth-of-type(3)]/row:sr-only lg:sr-only">
      {children}
    </span>
  )
}

function Value({ value }: { value: string | string[] | null }) {
  if (!value?.length) return <span className="text-muted">Not given</span>
  if (typeof value === 'string') return <Lines text={value} />
  return (
    <ul className="list-disc gap-x-6 ps-4.5 marker:text-accent *:mb-2 *:break-inside-avoid lg:group-not-has-[td:nth-of-type(3)]/row:columns-2">
      {value.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

export function Lines({ text }: { text: string }) {
  return (
    <div className="space-y-2">
      {text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
