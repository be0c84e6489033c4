import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeskFrame } from '@/components/desk/desk-frame'
import { EnquiryRow } from '@/components/desk/enquiry-row'
import { DeskFilters } from '@/components/desk/filters'
import { DeliveryRow, HeldRow } from '@/components/desk/other-rows'
import { FormAlert } from '@/components/form/form-alert'
import { linkStyle } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'
import { frameOf, hasEnquiries, openDesk } from '@/lib/desk/desk-page'
import { cursorAfter, type EnquiryList, type Filters, filtersIn, listEnquiries } from '@/lib/desk/enquiries'
import { idIn, listHeld, listUndelivered } from '@/lib/desk/held'
import { fetchDeskLeads } from '@/lib/desk/outside-leads'
import type { Db } from '@/lib/store/tables'
import { plans } from '@/provider/facts/plans'
import { leadSources, site } from '@/provider/facts/site'

export const instant = false

export const metadata: Metadata = { title: `Desk | ${site.name}`, robots: { index: false } }

type Props = PageProps<'/desk/[[...list]]'>

const lists: Record<string, { title: string; empty: string }> = {
  waiting: { title: 'Waiting enquiries', empty: 'Nobody is waiting.' },
  answered: { title: 'Answered enquiries', empty: 'Nothing has been answered yet.' },
  held: { title: 'Held as possible spam', empty: 'Nothing is held.' },
  undelivered: { title: 'Not delivered', empty: 'Everything has been delivered.' },
}

const size = 25

export default async function DeskListPage({ params, searchParams }: Props) {
  const [name = 'waiting', ...more] = (await params).list ?? []
  const words = Object.hasOwn(lists, name) && lists[name]
  if (more.length > 0 || !words) notFound()
  const desk = await openDesk()
  const query = await searchParams
  const firstOf = (field: string) => [query[field]].flat()[0]
  const filters = filtersIn(firstOf)
  const after = firstOf('after')?.replaceAll('\0', '') ?? ''
  const path = name === 'waiting' ? '/desk' : `/desk/${name}`
  const here = (extra: object) => `${path}?${new URLSearchParams(filled({ ...filters, ...extra }))}`
  const back = here({ after })
  const isOfEnquiries = name === 'waiting' || name === 'answered'
  const frame = await frameOf(desk)
  const isOutside = isOfEnquiries && !hasEnquiries()
  const rows = isOutside
    ? await outsideRows(name === 'answered' ? name : 'waiting', after)
    : await rowsOf(desk.db, name, filters, { after, back })
  const list = rows === 'failed' ? null : rows
  return (
    <DeskFrame title={words.title} current={path} back={back} said={firstOf('said')} {...frame}>
      {name !== 'undelivered' && !isOutside && (
        <DeskFilters list={path} filters={filters} choices={isOfEnquiries ? await choices() : undefined} />
      )}
      {isOutside && (
        <Notice title="The enquiries are in your upstream.">
          This site sends them to the server behind API_ROOT_URL. Answer them there. What is held or
          undelivered stays here.
        </Notice>
      )}
      {rows === 'failed' && (
        <FormAlert>The upstream didn’t show its enquiries. The site’s log says why.</FormAlert>
      )}
      {list?.items.length === 0 && (
        <Notice title={filled(filters).length > 0 ? 'Nothing matches.' : words.empty} />
      )}
      {list && list.items.length > 0 && <ul className="space-y-4">{list.items}</ul>}
      {list && (
        <p className="flex flex-wrap gap-x-8">
          {after && (
            <a href={here({})} className={linkStyle('alone')}>
              First page
            </a>
          )}
          {list.next && (
            <a href={here({ after: list.next })} className={linkStyle('alone')}>
              Next {size}
            </a>
          )}
          {isOfEnquiries && !isOutside && list.items.length > 0 && (
            <a
              href={`/desk/csv?${new URLSearchParams(filled({ ...filters, list: name }))}`}
              className={linkStyle('alone')}
            >
              Download as CSV
            </a>
          )}
        </p>
      )}
    </DeskFrame>
  )
}

async function rowsOf(
  db: Db,
  name: string,
  filters: Filters,
  { after, back }: { after: string; back: string },
) {
  if (name === 'held') {
    const all = await listHeld(db, filters.q ?? '', idIn(after), size + 1)
    const items = all.slice(0, size).map((held) => <HeldRow key={held.id} held={held} back={back} />)
    return { items, next: all.length > size ? String(all[size - 1]?.id) : null }
  }
  if (name === 'undelivered') {
    const all = await listUndelivered(db, idIn(after), size + 1)
    const items = all.slice(0, size).map((item) => <DeliveryRow key={item.id} item={item} back={back} />)
    return { items, next: all.length > size ? String(all[size - 1]?.id) : null }
  }
  const list = name === 'answered' ? 'answered' : 'waiting'
  const all = await listEnquiries(db, list, filters, { after, limit: size + 1 })
  const items = all
    .slice(0, size)
    .map((enquiry) => <EnquiryRow key={enquiry.reference} enquiry={enquiry} back={back} />)
  const last = all[size - 1]
  return { items, next: all.length > size && last ? cursorAfter(list, last) : null }
}

async function outsideRows(list: EnquiryList, after: string) {
  const number = idIn(after) || 1
  const page = await fetchDeskLeads(list, number)
  if (!page || page === 'failed') return page
  const items = page.items.map((enquiry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an upstream may omit references, and the list renders once
    <EnquiryRow key={index} enquiry={enquiry} />
  ))
  return { items, next: page.hasNext ? String(number + 1) : null }
}

async function choices() {
  const paths = valueIn(await listCareerPaths()) ?? []
  return {
    path: paths.map(({ careerName }) => ({ id: careerName, name: careerName })),
    plan: plans.map(({ id, name }) => ({ id, name })),
    source: leadSources.map((name) => ({ id: name, name })),
  }
}

const filled = (query: object): [string, string][] => Object.entries(query).filter(([, value]) => value)
