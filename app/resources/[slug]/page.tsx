import type { Metadata } from 'next'
import { Breadcrumb } from '@/components/page/breadcrumb'
import { Gone } from '@/components/page/gone'
import { LoadError } from '@/components/page/load-error'
import { PreviewBar } from '@/components/page/preview-bar'
import { ResourceForm } from '@/components/resource/resource-form'
import { kindLine, originLine, ResourceRow, Sheet } from '@/components/resource/resource-row'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { surface } from '@/components/ui/surface'
import { slugParams, valueIn } from '@/lib/api/answer'
import { getResource, listAllResources, listCountries } from '@/lib/api/content'
import { summary } from '@/lib/html/text'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { site } from '@/provider/facts/site'

export const ensureStatic = 'navigation'
export const instant = false

export async function generateStaticParams() {
  return slugParams(await listAllResources())
}

export async function generateMetadata({ params }: PageProps<'/resources/[slug]'>): Promise<Metadata> {
  const { slug } = await params
  const resource = valueIn(await getResource(slug))
  if (!resource) return { title: 'Resources', robots: { index: false } }
  return pageMetadata({
    path: `/resources/${slug}`,
    title: `${resource.title} | ${site.name}`,
    description: summary(resource.description),
    picture: `/resources/${slug}/picture.png`,
  })
}

/** Without script, a 'Get Now' link in the list leads here. */
export default async function ResourcePage({ params }: PageProps<'/resources/[slug]'>) {
  const { slug } = await params
  const answer = await getResource(slug)
  if (answer.state === 'away') return <LoadError title="Error fetching Resources" />
  if (answer.state === 'missing') return <Gone />
  const resource = answer.value
  const { title, file } = resource
  const path = `/resources/${slug}`
  const countries = valueIn(await listCountries())
  const others = (valueIn(await listAllResources()) ?? []).filter((other) => other.slug !== slug).slice(0, 2)

  return (
    <>
      <PreviewBar page={path} unpublished={resource.unpublished} />
      <div className="mx-auto max-w-page px-5 pt-2 pb-12 md:px-8 md:pt-6 md:pb-16">
        <Breadcrumb parent={{ name: 'Resources', path: '/resources' }} name={title} path={path} />
        <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-12">
          <div className="flex flex-col lg:col-span-8">
            <h1 className="mt-2 text-title">{title}</h1>
            <p className="mt-3 flex flex-wrap gap-x-4 text-small text-muted">
              <span className="font-semibold text-brand">{kindLine(resource)}</span>
              <span>{originLine(resource)}</span>
            </p>
            <p className="mt-4 max-w-measure md:text-lead">{resource.description}</p>
            <a href={`#${slug}-register`} className={`mt-5 self-start lg:hidden ${buttonStyle('action')}`}>
              Get Now
            </a>
            <Sheet {...resource} sizes="30rem" className="mt-6 h-64 grow rounded-card md:h-88 lg:h-104" />
          </div>
          <section
            aria-labelledby={`${slug}-register`}
            className={`h-fit p-6 sm:p-8 lg:col-span-4 ${surface('raised')}`}
          >
            <h2 id={`${slug}-register`} className="mb-4 scroll-mt-28 text-card sm:mb-6">
              Register to get resource
            </h2>
            <ResourceForm slug={slug} file={file} countries={countries} />
          </section>
        </div>
      </div>
      {others.length > 0 && (
        <Band tone="paper" labelledBy="other-resources" className="pb-12 md:pb-24">
          <BandHeading id="other-resources" title="More resources" />
          <ul className="mt-6 space-y-4 md:space-y-6">
            {others.map((other) => (
              <li key={other.slug}>
                <ResourceRow resource={other} />
              </li>
            ))}
          </ul>
        </Band>
      )}
    </>
  )
}
