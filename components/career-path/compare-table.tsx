import type { ReactNode } from 'react'
import { Cover } from '@/components/art/cover'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
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
        <thead className="z-1 block bg-paper tall:sticky tall:top-1.5 lg:table-header-group">
          <tr className={columns}>
            <td className="hidden w-42 border-b-2 border-brand lg:table-cell" />
            {paths.map(({ slug, image, careerName }) => (
              <th
                key={slug}
                scope="col"
                className="snap-start border-b-2 border-brand pb-2 display text-card text-brand wrap-anywhere max-lg:text-lead max-lg:leading-tight lg:pl-6 lg:align-top"
              >
                <Cover
                  slug={slug}
                  image={image}
                  among={slugs}
                  sizes="4rem"
                  className="mb-3 size-15 rounded-control"
                />
                {careerName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block lg:table-row-group">
          <Row name="In short">
            {paths.map((path) => (
              <PathCell key={path.slug} path={path} slugs={slugs} />
            ))}
          </Row>
          {facts.map(({ name, values }) => (
            <Row key={name} name={name}>
              {values.map((value, index) => (
                <FactCell key={slugs[index]} path={names[index]} value={value} />
              ))}
            </Row>
          ))}
          {lists.map(({ name, values }) => (
            <Row key={name} name={name}>
              {values.map((items, index) => (
                <ListCell key={slugs[index]} path={names[index]} items={items} />
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
        <span className="block tall:lg:sticky tall:lg:top-34">{name}</span>
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

/** The path's work in a sentence, with links to its page and to drop it. */
function PathCell({ path, slugs }: { path: CareerPathSummary; slugs: readonly string[] }) {
  const { slug, careerName, description, summary } = path
  return (
    <td className={cell}>
      {cut(summary ?? description, 90)}
      <span className="-mb-2 flex flex-wrap items-center gap-x-5 text-small print:hidden">
        <Link href={`/careerpaths/${slug}`} className={linkStyle('onward')}>
          See {careerName}
          <Icon name="arrow" />
        </Link>
        <a
          href={compareAddress(slugs.filter((other) => other !== slug))}
          rel="nofollow"
          className={linkStyle('alone')}
        >
          Remove<span className="sr-only"> {careerName}</span>
        </a>
      </span>
    </td>
  )
}

function FactCell({ path, value }: { path?: string; value: string | null }) {
  return (
    <td className={cell}>
      <CellName>{path}</CellName>
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

function ListCell({ path, items }: { path?: string; items: string[] }) {
  return (
    <td className={cell}>
      <CellName>{path}</CellName>
      {items.length === 0 && <span className="text-muted">Not given</span>}
      <ul className="list-disc space-y-2 ps-4.5 marker:text-accent">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </td>
  )
}
