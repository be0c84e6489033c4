import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { connection } from 'next/server'
import { ContactLinks } from '@/components/page/contact-links'
import { LiveSearch } from '@/components/search/live-search'
import { SearchResults } from '@/components/search/search-results'
import { Notice } from '@/components/ui/notice'
import { decoded } from '@/lib/address/decoded'
import { take } from '@/lib/limits/take'
import { readQuery } from '@/lib/search/query'
import { resultWords } from '@/lib/search/result-words'
import { search } from '@/lib/search/search'
import { waitWords } from '@/lib/time/wait-words'
import { currentClient } from '@/lib/visit/current-client'
import { site } from '@/provider/facts/site'
import { searchKinds } from '@/provider/kinds'

export const instant = false

type Props = PageProps<'/search'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { text } = readQuery(await searchParams)
  return {
    title: text ? `“${text}” | Search | ${site.name}` : `Search | ${site.name}`,
    description: `Search the career paths, posts, resources, events and pages of ${site.name}.`,
    robots: { index: false },
  }
}

export default async function SearchPage({ searchParams }: Props) {
  await connection()
  const query = readQuery(await queryOf(searchParams))
  const kind = searchKinds.find(({ kind }) => kind === query.kind)?.inAddress
  const wait = await take(['search, client', await currentClient()])
  const found = wait === 0 ? await search(query) : null
  return (
    <div className="mx-auto max-w-page gap-x-16 px-5 py-12 md:px-8 md:py-16 lg:grid lg:grid-cols-[minmax(0,42.5rem)_minmax(0,1fr)] lg:*:col-span-2">
      <h1 className="mb-6 text-title">Search</h1>
      <LiveSearch text={query.text} kind={kind} told={found ? resultWords(found) : ''}>
        {found ? (
          <SearchResults found={found} />
        ) : (
          <Notice isError title="You’ve searched too often in a short time.">
            {waitWords(wait)}
          </Notice>
        )}
      </LiveSearch>
      <section
        aria-labelledby="ask-us-heading"
        className="h-fit border-line max-lg:mt-12 lg:sticky lg:top-28 lg:col-span-1! lg:border-s lg:ps-8"
      >
        <h2 id="ask-us-heading" className="text-card">
          Or ask a person
        </h2>
        <p className="mt-3 text-muted">
          Can’t find it? Tell us what you’d like to do and we’ll suggest what fits, even if it isn’t ours.
        </p>
        <ContactLinks isQuiet className="mt-3 flex-col items-start" />
      </section>
    </div>
  )
}

// From an unknown address, an empty search is one for the words of that address
// (components/page/not-found-page.tsx).
async function queryOf(searchParams: Props['searchParams']) {
  const given = await searchParams
  if (given.address === undefined || String(given.q ?? '').trim()) return given
  return { ...given, q: wordsOfAddress((await headers()).get('referer')) }
}

// The words of a whole URL's path, without names of sections; empty for any other text.
function wordsOfAddress(url: string | null): string {
  if (!url || !URL.canParse(url)) return ''
  const parts = new URL(url).pathname.split('/').filter(Boolean)
  const own = parts.length > 1 ? parts.slice(1) : parts
  return own
    .map((part) => decoded(part) ?? part)
    .join(' ')
    .replace(/\.\w{1,5}$/, '')
    .replace(/[-_+.\s]+/g, ' ')
    .trim()
}
