import type { Metadata } from 'next'
import type { ComponentProps } from 'react'
import { Actions } from '@/components/page/actions'
import { Gone } from '@/components/page/gone'
import { PageIntro } from '@/components/page/page-intro'
import { PreviewBar } from '@/components/page/preview-bar'
import { RegionMap } from '@/components/page/region-map'
import { Sections } from '@/components/section/sections'
import { figureGroups } from '@/components/text/figure-list'
import { Passages } from '@/components/text/passages'
import { Band } from '@/components/ui/band'
import { Contents } from '@/components/ui/contents'
import { Figures } from '@/components/ui/figures'
import { linkStyle } from '@/components/ui/link'
import type { Heading } from '@/lib/html/reading'
import { readText } from '@/lib/pages/read-text'
import { shownPage, shownPages } from '@/lib/pages/shown-pages'
import { getPhoto } from '@/lib/pictures'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { formatDate } from '@/lib/time/dates'
import { figuresOf } from '@/provider/facts/claims'
import { site } from '@/provider/facts/site'

export const ensureStatic = 'navigation'
export const instant = false

export async function generateStaticParams() {
  return (await shownPages()).map(({ slug }) => ({ page: slug }))
}

export async function generateMetadata({ params }: PageProps<'/[page]'>): Promise<Metadata> {
  const page = await shownPage((await params).page)
  if (!page) return { title: site.name, robots: { index: false } }
  const { title, meta_title = `${title} | ${site.name}`, meta_description } = page.fields
  return pageMetadata({ path: `/${page.slug}`, title: meta_title, description: meta_description })
}

export default async function ContentPage({ params }: PageProps<'/[page]'>) {
  const page = await shownPage((await params).page)
  if (!page) return <Gone />
  const { slug, text } = page
  const { title, lead, updated, actions, figures, art = slug, numbered, sections } = page.fields
  const { photo, photo_alt = title, mission, map } = page.fields
  const { passages, headings } = await readText(text, slug, numbered)
  const main = headings.filter(({ level }) => level === 2)
  const parts = text.trim().startsWith('{{figures_table}}') ? figureGroups : main
  return (
    <>
      <PreviewBar page={`/${slug}`} unpublished={page.unpublished} />
      <PageIntro
        title={title}
        slug={art}
        image={photo ? await getPhoto(photo, photo_alt) : null}
        picture={map && ''}
        className={
          mission &&
          'pb-8 md:py-12 md:max-lg:*:w-full lg:*:pr-8 [&_h1]:font-semibold [&_h1]:text-lead [&_h1]:text-accent [&_p]:text-balance'
        }
      >
        {mission && <h2 className="sr-only">Our mission</h2>}
        {mission && <p className="display text-title text-white">{mission}</p>}
        {lead && <p>{lead}</p>}
        {updated && <p className="text-small">Last updated on {formatDate(updated)}.</p>}
        {parts.length > 1 && !numbered ? (
          <ul className="grid justify-start min-[22rem]:grid-cols-[auto_auto] md:max-lg:grid-cols-1 gap-x-6 text-body leading-snug sm:gap-x-10 sm:text-lead print:hidden">
            {parts.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} className={linkStyle('alone')}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <Actions actions={actions} />
        )}
        {figures.length > 0 && <Figures figures={figuresOf(...figures)} className="pt-4" />}
        {map && <RegionMap {...map} />}
      </PageIntro>
      <Sections page={slug} sections={sections} above="forest" />
      {text.trim() && <PageText {...{ passages, main, numbered, actions }} />}
    </>
  )
}

// An outlined button on a light ground.
const onTint = '*:no-underline *:not-first:border-ink *:not-first:text-ink *:not-first:hover:text-white'

type Props = Pick<ComponentProps<typeof Passages>, 'passages'> & {
  main: Heading[]
  numbered: boolean
  actions: ComponentProps<typeof Actions>['actions']
}

function PageText({ passages, main, numbered, actions }: Props) {
  if (numbered)
    return (
      <div className="mx-auto grid max-w-page grid-cols-1 gap-10 px-5 pt-4 pb-14 md:px-8 md:py-20 max-lg:[&_h2]:scroll-mt-13 max-lg:has-open:[&_h2]:scroll-mt-[calc(55dvh+3.25rem)] lg:grid-cols-12 lg:gap-x-6">
        {main.length > 1 && (
          <div className="-mx-5 bg-paper px-5 max-lg:z-15 max-md:[&_details]:-mx-5 max-md:[&_details]:px-5 tall:max-lg:sticky tall:max-lg:top-[4.25rem] md:mx-0 md:px-0 lg:col-span-4">
            <Contents title="On this page" entries={main} isNumbered />
          </div>
        )}
        <Passages
          passages={passages}
          className="lg:col-span-7 lg:col-start-6 [&_ol]:list-[lower-alpha] md:[&_h2]:text-[1.625rem]"
        />
        <Actions actions={actions.slice(0, 1)} className="lg:col-span-7 lg:col-start-6 print:hidden" />
      </div>
    )
  const starts = passages.flatMap((each, at) => (at === 0 || String(each).startsWith('<h2') ? [at] : []))
  return starts.map((start, index) => {
    const isLast = index === starts.length - 1 && actions.length > 0
    return (
      <Band
        key={start}
        tone={index % 2 ? 'white' : 'paper'}
        className={`py-10 md:py-16 ${isLast ? 'bg-brand-tint!' : ''}`}
      >
        <Passages
          passages={passages.slice(start, starts[index + 1])}
          className="wide [&_h2]:text-title [&_table]:text-body"
        >
          {isLast && <Actions actions={actions} className={`print:hidden ${onTint}`} />}
        </Passages>
      </Band>
    )
  })
}
