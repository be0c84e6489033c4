import { Face } from '@/components/art/face'
import { PageIntro } from '@/components/page/page-intro'
import { PreviewBar } from '@/components/page/preview-bar'
import { SeeCareerPaths } from '@/components/page/see-career-paths'
import { Sections } from '@/components/section/sections'
import { TestimonyCard } from '@/components/testimony/testimony-card'
import { Band } from '@/components/ui/band'
import { Choice } from '@/components/ui/choice'
import { Figures } from '@/components/ui/figures'
import { dropDownStyle } from '@/components/ui/filters'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { surface } from '@/components/ui/surface'
import { valueIn } from '@/lib/api/answer'
import { listCareerPaths, listTestimonies } from '@/lib/api/content'
import { wordsOf } from '@/lib/pages/list-page'
import { listMetadata } from '@/lib/seo/list-metadata'
import { figuresOf } from '@/provider/facts/claims'

export const metadata = listMetadata('testimonies')

const { title, lead, art, figures, list, closing, sections } = wordsOf('testimonies')

export default async function TestimoniesPage() {
  const testimonies = valueIn(await listTestimonies())
  const paths = valueIn(await listCareerPaths()) ?? []
  const faces = [5, 2, 3].flatMap((at) => testimonies?.[at] ?? []).filter(({ image }) => image)
  const draft = testimonies?.find(({ unpublished }) => unpublished)
  return (
    <>
      <PreviewBar page="/testimonies" unpublished={draft?.unpublished} />
      <PageIntro
        title={title}
        slug={art}
        picture={
          faces.length < 3 ? undefined : (
            <div
              aria-hidden="true"
              className="absolute inset-y-0 right-0 -z-10 flex w-[46%] max-lg:[&>:first-child]:hidden max-md:hidden"
            >
              {faces.map(({ id, name, image }) => (
                <Face key={id} {...{ name, image }} sizes="20vw" className="min-w-0 flex-1" />
              ))}
            </div>
          )
        }
      >
        {lead && <p>{lead}</p>}
        {figures.length > 0 && (
          <Figures
            figures={figuresOf(...figures)}
            className="[&>div]:block [&>div]:max-w-96 [&>div]:text-body [&>div]:leading-snug [&_dd+dd]:ms-1 [&_dd+dd]:inline [&_dd+dd]:text-body [&_dt]:inline [&_dt+dd]:float-left [&_dt+dd]:me-4 [&_dt+dd]:text-title"
          />
        )}
      </PageIntro>
      <Band tone="paper" labelledBy="stories-heading">
        <h2 id="stories-heading" className="sr-only">
          {list?.heading ?? title}
        </h2>
        <details className="mb-6 has-[nav:empty]:hidden lg:hidden print:hidden">
          <summary className={dropDownStyle}>
            A story by career path
            <Icon name="chevron" className="size-5 in-open:rotate-180" />
          </summary>
          <nav aria-label="Stories" className="mt-3 flex flex-wrap gap-2">
            {paths.map(({ slug, careerName }) => {
              const story = testimonies?.find(({ careerPath }) => careerPath === slug)
              return story && <Choice key={slug} href={`#story-${story.id}`} label={careerName} />
            })}
          </nav>
        </details>
        {testimonies?.length ? (
          <ul className="grid gap-6 *:scroll-mt-24 sm:grid-cols-2 lg:grid-cols-3">
            {testimonies.map(({ jobDescription, feedback, careerPath, ...author }, index) => (
              <li
                key={author.id}
                id={`story-${author.id}`}
                className={
                  isLarge(index) ? '@container col-span-full' : index % 4 === 3 ? 'sm:max-lg:col-span-2' : ''
                }
              >
                <TestimonyCard
                  {...author}
                  role={jobDescription}
                  text={feedback}
                  path={paths.find(({ slug }) => slug === careerPath)}
                  isLarge={isLarge(index)}
                />
              </li>
            ))}
            {closing && (
              <li className={restOfRow(testimonies.length)}>
                <div
                  className={`flex h-full flex-wrap items-center justify-between gap-6 p-6 sm:p-8 ${surface('forest')}`}
                >
                  <div>
                    <h3 className="text-heading">{closing.heading}</h3>
                    <p className="mt-2 text-muted">{closing.text}</p>
                  </div>
                  <SeeCareerPaths />
                </div>
              </li>
            )}
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

// A large card begins each group, and three small ones follow. In two columns the third has a row of its own.
const isLarge = (index: number) => index % 4 === 0

// The closing card fills the columns that the other cards leave free in the last row.
const restOfRow = (cards: number) => {
  const small = (cards - 1) % 4
  return `${small === 1 ? '' : 'sm:col-span-2'} ${['lg:col-span-3 lg:mt-10', 'lg:col-span-2', 'lg:col-span-1'][small % 3]}`
}
