import { Band } from '@/components/band'
import { PageIntro } from '@/components/page-intro'
import { SeeCareerPaths } from '@/components/see-career-paths'
import { TestimonyCard } from '@/components/testimony-card'
import { listTestimoniesCached } from '@/lib/api/testimonies'
import { pageMetadata } from '@/lib/page-metadata'
import { settle } from '@/lib/settle'
import { claims, site } from '@/lib/site'

export const metadata = pageMetadata({
  path: '/testimonies',
  title: `Testimonies | ${site.name}`,
  description: `What delegates say of ${site.name}: who they were, what was hard, what helped, and the work they do now.`,
})

const figures = [claims.delegates, claims.trained]

export default async function TestimoniesPage() {
  const testimonies = await settle(listTestimoniesCached())
  return (
    <>
      <PageIntro title="Delegate Stories" slug="delegate-stories-cyber">
        <p>Who they were, what was hard, what helped, and the work they do now, in their own words.</p>
        <dl className="flex flex-wrap gap-x-12 gap-y-4">
          {figures.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt>{label}</dt>
              <dd className="font-display text-3xl font-bold tracking-tight text-white">{figure}</dd>
            </div>
          ))}
        </dl>
      </PageIntro>
      <Band tone="paper" labelledBy="stories-heading">
        <h2 id="stories-heading" className="sr-only">
          Their stories
        </h2>
        {testimonies?.length ? (
          <ul className="gap-6 sm:columns-2 lg:columns-3">
            {testimonies.map(({ id, name, jobDescription, feedback }) => (
              <li key={id} className="mb-6 break-inside-avoid">
                <TestimonyCard name={name} role={jobDescription} text={feedback} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="rounded-card border border-line bg-white p-8 text-lead">
            <strong>
              {testimonies ? 'The first stories are being written.' : 'Error Loading Testimonials'}
            </strong>
            <br />
            Please try again {testimonies ? 'soon' : 'in a minute'}.
          </p>
        )}
        <p className="mt-12">
          <SeeCareerPaths />
        </p>
      </Band>
    </>
  )
}
