import { isValidElement, type ReactElement } from 'react'
import { Cover } from '@/components/art/cover'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { compareAddress } from '@/lib/compare/compare-choice'
import type { Row } from './compare-rows'

type Props = { caption: string; paths: readonly CareerPathSummary[]; rows: Row[] }

/**
 * Has a column for each path. A narrow screen shows two columns, scrolls to the others, and names the path in each
 * cell; the names of only two stay in view, because their table doesn't scroll.
 */
export function CompareTable({ caption, paths, rows }: Props) {
  const slugs = paths.map(({ slug }) => slug)
  const next = paths.map(({ slug, careerName }) => (
    <Link
      key={slug}
      href={`/careerpaths/${slug}`}
      className={`${buttonStyle('brand', 'small')} max-lg:size-full max-lg:px-2!`}
    >
      See {careerName}
    </Link>
  ))
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
        <thead className="contents lg:table-header-group">
          <tr className={columns}>
            <th scope="row" className="hidden w-42 lg:table-cell">
              <span className="sr-only">Picture</span>
            </th>
            {paths.map(({ slug, image, careerName }) => (
              <td key={slug} className="relative block snap-start lg:table-cell lg:pl-6">
                <Cover
                  {...{ slug, image, among: slugs }}
                  sizes="(min-width: 64rem) 30rem, 12rem"
                  className="aspect-[16/7] w-full lg:aspect-[16/5] rounded-card"
                />
                <a
                  href={compareAddress(slugs.filter((other) => other !== slug))}
                  rel="nofollow"
                  className="absolute top-0 right-0 flex size-11 justify-end p-1.5 print:hidden"
                >
                  <span className="sr-only">Remove {careerName}</span>
                  <Icon name="close" className="size-7 rounded-full bg-white p-1 text-ink" />
                </a>
              </td>
            ))}
          </tr>
          <tr
            className={`z-1 bg-paper pt-3 tall:sticky tall:top-17 max-lg:has-[th:nth-of-type(3)]:static lg:*:align-top ${columns}`}
          >
            <td className="hidden border-b-2 border-brand lg:table-cell" />
            {paths.map(({ slug, careerName }) => (
              <th key={slug} scope="col" className="snap-start border-b-2 border-brand lg:pt-3 lg:pl-6">
                <Link
                  href={`/careerpaths/${slug}`}
                  className="inline-block min-h-11 py-2.5 display text-card text-brand wrap-anywhere hover:underline max-lg:text-lead max-lg:leading-tight"
                >
                  {`${careerName}\u00a0`}
                  <Icon name="arrow" className="inline size-5" />
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block lg:table-row-group">
          {[...rows, { name: 'Next step', values: next }].map(({ name, values }) => (
            <tr
              key={name}
              className={`group/row border-line py-2.5 not-first:border-t lg:border-0 print:has-[a]:hidden ${columns}`}
            >
              <th
                scope="row"
                className="sticky start-0 col-start-1 row-start-1 block w-max max-w-[calc(100vw-2.5rem)] pb-1.5 leading-snug font-semibold lg:static lg:table-cell lg:border-b lg:border-line lg:py-4 lg:pr-4 lg:align-top"
              >
                <span className="block tall:lg:sticky tall:lg:top-39">{name}</span>
              </th>
              {values.map((value, index) => (
                <td
                  key={slugs[index]}
                  className="row-start-2 block snap-start border-line leading-snug wrap-anywhere max-lg:text-small lg:table-cell lg:border-b lg:py-4 lg:pl-6 lg:align-top"
                >
                  <span className="mb-1 block text-small font-semibold text-brand group-first/row:sr-only group-not-has-[td:nth-of-type(3)]/row:sr-only lg:sr-only">
                    {paths[index]?.careerName}
                  </span>
                  <Value value={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const columns =
  'grid w-max auto-cols-[calc(50vw-1.75rem)] grid-flow-col gap-x-4 md:auto-cols-[calc(50vw-2.5rem)] has-[:is(td,th):nth-of-type(3)]:auto-cols-[max(8rem,44vw-1.75rem)] lg:table-row lg:w-auto'

function Value({ value }: { value: Row['values'][number] | ReactElement }) {
  if (isValidElement(value)) return value
  if (!value?.length) return <span className="text-muted">Not given</span>
  if (typeof value === 'string')
    return (
      <Lines
        text={value}
        className="gap-x-6 lg:group-not-has-[td:nth-of-type(3)]/row:has-[li:nth-child(4)]:columns-2"
      />
    )
  return (
    <ul className="flex flex-wrap gap-1.5 hyphens-auto max-lg:flex-col max-lg:[&_.badge]:bg-transparent max-lg:[&_.badge]:p-0 max-lg:[&_.badge]:font-normal max-lg:[&_.badge]:text-ink">
      {value.map((item) => (
        <li key={item}>
          <Badge>{item}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** The first of a part's lines names it. */
export function Lines({ text, className }: { text: string; className: string }) {
  const parts = text.split('\n\n')
  const [List, Item] = parts[1] ? (['ul', 'li'] as const) : (['div', 'p'] as const)
  return (
    <List className={`*:mb-2 *:break-inside-avoid *:last:mb-0 ${className}`}>
      {parts.map((part) => {
        const [last, name] = part.split('\n').reverse()
        return (
          <Item key={part}>
            {name && <b className="block">{name}</b>}
            {last}
          </Item>
        )
      })}
    </List>
  )
}
