import { Face } from '@/components/art/face'
import { PageIntro } from '@/components/page/page-intro'
import { PreviewBar } from '@/components/page/preview-bar'
import { Sections } from '@/components/section/sections'
import { TestimonyCard } from '@/components/testimony/testimony-card'
import { Band } from '@/components/ui/band'
import { Figures } from '@/components/ui/figures'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { valueIn } from '@/lib/api/answer'
import { listCareerPaths, listTestimonies } from '@/lib/api/content'
import type { Testimony } from '@/lib/api/testimonies'
import { wordsOf } from '@/lib/pages/list-page'
import { listMetadata } from '@/lib/seo/list-metadata'
import { figuresOf } from '@/provider/facts/claims'

export const metadata = listMetadata('testimonies')

const { title, lead, art, figures, list, sections } = wordsOf('testimonies')

export default async function TestimoniesPage() {
  const testimonies = valueIn(await listTestimonies())
  const paths = valueIn(await listCareerPaths()) ?? []
  const changes = (testimonies ?? []).filter(({ jobBefore, jobDescription }) => jobBefore && jobDescription)
  // The small ones fill rows of two.
  const large = testimonies && testimonies.length % 2 === 0 ? 2 : 1
  const hasChanges = changes.length > 2
  const draft = testimonies?.find(({ unpublished }) => unpublished)
  return (
    <>
      <PreviewBar page="/testimonies" unpublished={draft?.unpublished} />
      <div className="bg-forest">
        <div className={hasChanges ? 'mx-auto max-w-page lg:grid lg:grid-cols-2 lg:items-center' : ''}>
          <PageIntro
            title={title}
            slug={art}
            picture={hasChanges ? '' : undefined}
            className={hasChanges ? 'pb-5 md:pb-8 lg:py-10 lg:*:w-full' : undefined}
          >
            {lead && <p>{lead}</p>}
            {figures.length > 0 && (
              <Figures
                figures={figuresOf(...figures)}
                className="[&>div]:block [&>div]:max-w-96 [&>div]:text-body [&>div]:leading-snug [&_dd+dd]:ms-1 [&_dd+dd]:inline [&_dd+dd]:text-body [&_dt]:inline [&_dt+dd]:float-left [&_dt+dd]:me-4 [&_dt+dd]:text-title"
              />
            )}
          </PageIntro>
          {hasChanges && <Changes of={changes} paths={paths} />}
        </div>
      </div>
      <Band tone="paper" labelledBy="stories-heading">
        <h2 id="stories-heading" className="sr-only">
          {list?.heading ?? title}
        </h2>
        {testimonies?.length ? (
          <ul className="grid gap-6 *:scroll-mt-24 max-sm:*:*:rounded-none max-sm:*:*:border-t max-sm:*:*:border-line max-sm:*:*:bg-transparent max-sm:*:*:px-0 max-sm:*:*:pt-6 max-sm:*:*:pb-3 max-sm:*:*:shadow-none md:grid-cols-2">
            {testimonies.map(({ jobDescription, feedback, careerPath, ...author }, index) => (
              <li
                key={author.id}
                id={`story-${author.id}`}
                className={index < large ? '@container col-span-full' : ''}
              >
                <TestimonyCard
                  {...author}
                  role={jobDescription}
                  text={feedback}
                  path={paths.find(({ slug }) => slug === careerPath)}
                  isLarge={index < large}
                />
              </li>
            ))}
          </ul>
        ) : (
          <Notice
            isError={!testimonies}
            title={testimonies ? 'We’re writing the first stories.' : 'Error Loading Testimonials'}
          >
            Please try again {testimonies ? 'soon' : 'in a minute'}.
          </Notice>
        )}
      </Band>
      <Sections page="testimonies" sections={sections} above="paper" />
    </>
  )
}

function Changes({ of, paths }: { of: Testimony[]; paths: { slug: string; careerName: string }[] }) {
  return (
    <nav aria-label="Stories" className="on-forest px-5 pb-6 text-white md:px-8 md:pb-10">
      <ul className="divide-y divide-line">
        {of.slice(0, 8).map(({ id, name, image, jobBefore, jobDescription, careerPath }) => (
          <li key={id}>
            <a
              href={`#story-${id}`}
              className="group grid min-h-11 grid-cols-[auto_4fr_auto_5fr] items-center gap-3 py-1.5 leading-snug wrap-anywhere"
            >
              <span aria-hidden="true">
                <Face name={name} image={image} sizes="2.5rem" className="size-10 rounded-full" />
              </span>
              <span className="text-muted">{jobBefore}</span>
              <Icon name="arrow" className="size-5 text-action" />
              <span>
                <strong className="underline decoration-1 underline-offset-4 group-hover:decoration-2">
                  {jobDescription?.split(',')[0]}
                </strong>
                <span className="block text-small text-muted max-lg:hidden">
                  {paths.find(({ slug }) => slug === careerPath)?.careerName}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
