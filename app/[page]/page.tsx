import type { Metadata } from 'next'
import { Actions } from '@/components/page/actions'
import { Gone } from '@/components/page/gone'
import { PageIntro } from '@/components/page/page-intro'
import { PreviewBar } from '@/components/page/preview-bar'
import { Sections } from '@/components/section/sections'
import { PageText } from '@/components/text/page-text'
import { Figures } from '@/components/ui/figures'
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

/** A page of the provider's own: its head, its sections, and its text. */
export default async function ContentPage({ params }: PageProps<'/[page]'>) {
  const page = await shownPage((await params).page)
  if (!page) return <Gone />
  const { slug, text } = page
  const { title, lead, updated, actions, figures, art = slug, numbered, sections } = page.fields
  const { photo, photo_alt = title } = page.fields
  return (
    <>
      <PreviewBar page={`/${slug}`} unpublished={page.unpublished} />
      <PageIntro title={title} slug={art} image={photo ? await getPhoto(photo, photo_alt) : null}>
        {lead && <p>{lead}</p>}
        {updated && <p className="text-small">Last changed on {formatDate(updated)}.</p>}
        <Actions actions={actions} />
        {figures.length > 0 && <Figures figures={figuresOf(...figures)} />}
      </PageIntro>
      <Sections page={slug} sections={sections} above="forest" />
      {text.trim() && <PageText text={text} slug={slug} numbered={numbered} />}
    </>
  )
}
