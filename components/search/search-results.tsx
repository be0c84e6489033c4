import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Choice } from '@/components/ui/choice'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import type { FoundGroup, FoundItem } from '@/lib/search/found'
import type { Part } from '@/lib/search/mark'
import type { SearchResponse } from '@/lib/search/search'

export function SearchResults({ found }: { found: SearchResponse }) {
  const { text, kind, kinds, groups, isCut, isPartial, ways } = found
  return (
    <>
      <Kinds kinds={kinds} kind={kind} text={text} />
      <div className="min-w-0 space-y-10 lg:col-span-1!">
        {(isCut || isPartial) && (
          <div className="max-w-measure space-y-2 text-muted">
            {isCut && <p>Your search was too long, so we used only the beginning.</p>}
            {isPartial && <p>We can’t search everything right now. Please try again in a minute.</p>}
          </div>
        )}
        {groups.map((group) => (
          <Group key={group.kind} group={group} text={text} isAlone={kind === group.kind} />
        ))}
        {ways.length > 0 && (
          <Found id="search-ways" heading="Our career paths" items={ways} isWide>
            <Link href="/careerpaths" data-result="" className={linkStyle('onward')}>
              All career paths
              <Icon name="arrow" />
            </Link>
          </Found>
        )}
      </div>
    </>
  )
}

function Kinds({ kinds, kind, text }: Pick<SearchResponse, 'kinds' | 'kind' | 'text'>) {
  if (kinds.length < 2 && !kind) return null
  const href = `/search?q=${encodeURIComponent(text)}` as Route
  const all = { label: 'All', count: kinds.reduce((sum, { count }) => sum + count, 0), isCurrent: !kind }
  return (
    <nav aria-label="Kinds of results" className="mb-10 flex flex-wrap gap-2 print:hidden">
      <Choice href={href} {...all} />
      {kinds.map((each) => (
        <Choice
          key={each.kind}
          href={`${href}&in=${each.inAddress}` as Route}
          label={each.heading}
          count={each.count}
          isCurrent={each.kind === kind}
        />
      ))}
    </nav>
  )
}

type GroupProps = { group: FoundGroup; text: string; isAlone: boolean }

function Group({ group: { kind, heading, inAddress, count, items }, text, isAlone }: GroupProps) {
  const more = count - items.length
  return (
    <Found id={`search-${kind}`} heading={heading} items={items}>
      {more > 0 && !isAlone && (
        <Link href={`/search?q=${encodeURIComponent(text)}&in=${inAddress}`} className={linkStyle('onward')}>
          All {count.toLocaleString('en-GB')} matching {heading.toLowerCase()}
          <Icon name="arrow" />
        </Link>
      )}
      {more > 0 && isAlone && `These are the nearest ${items.length}. Add a word to narrow it down.`}
    </Found>
  )
}

type FoundProps = { id: string; heading: string; items: FoundItem[]; isWide?: boolean; children: ReactNode }

function Found({ id, heading, items, isWide, children }: FoundProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-card">
        {heading}
      </h2>
      <ul
        className={`mt-3 grid border-b border-line *:border-t *:border-line ${isWide ? 'sm:grid-cols-2 sm:gap-x-8' : ''}`}
      >
        {items.map((item) => (
          <Item key={`${item.path} ${item.title[0]?.text}`} item={item} />
        ))}
      </ul>
      <p className="mt-2 text-muted empty:hidden">{children}</p>
    </section>
  )
}

function Item({ item: { path, title, note, picture, excerpt, isOver } }: { item: FoundItem }) {
  return (
    <li>
      <article className="group relative flex gap-4 py-4 wrap-anywhere" dir="auto">
        {picture && (
          // biome-ignore lint/performance/noImgElement: one small file, so next/image has nothing to choose
          <img
            src={picture}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            // A drawing fits itself into the square; a photograph is cut to it.
            className="mt-1 size-14 shrink-0 rounded-control not-[[src^='/art/']]:object-cover not-[[src^='/art/']]:object-[50%_25%]"
          />
        )}
        <div className="min-w-0">
          <p className="text-lead leading-snug text-balance">
            <Link
              href={path as Route}
              data-result=""
              className="font-semibold text-link underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              <Marked parts={title} />
            </Link>
          </p>
          <p className="text-small text-muted empty:hidden">{isOver ? <Badge>Past event</Badge> : note}</p>
          {excerpt.length > 0 && (
            <p className="mt-1 max-w-measure text-muted max-sm:text-small">
              <Marked parts={excerpt} />
            </p>
          )}
        </div>
      </article>
    </li>
  )
}

function Marked({ parts }: { parts: Part[] }) {
  let at = 0
  return parts.map(({ text, isFound }) => {
    const key = at
    at += text.length
    if (!isFound) return <span key={key}>{text}</span>
    return (
      <mark key={key} className="rounded-xs bg-action/35 text-ink">
        {text}
      </mark>
    )
  })
}
