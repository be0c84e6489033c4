import { PageIntro } from '@/components/page/page-intro'
import { PreviewBar } from '@/components/page/preview-bar'
import { SeeCareerPaths } from '@/components/page/see-career-paths'
import { TestimonyCard } from '@/components/testimony/testimony-card'
import { Band } from '@/components/ui/band'
import { Figures } from '@/components/ui/figures'
import { Notice } from '@/components/ui/notice'
import { surface } from '@/components/ui/surface'
import { valueIn } from '@/lib/api/answer'
import { listTestimonies } from '@/lib/api/testimonies'
import { figuresOf } from '@/lib/provider/claims'
import { site } from '@/lib/provider/site'
import { words } from '@/lib/provider/words'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({
  path: '/testimonies',
  title: `Testimonies | ${site.name}`,
  description: words.testimonies.meta_description,
})

const figures = figuresOf(...words.testimonies.figures)

export default async function TestimoniesPage() {
  const testimonies = valueIn(await listTestimonies())
  const draft = testimonies?.find(({ unpublished }) => unpublished)
  return (
    <>
      <PreviewBar page="/testimonies" unpublished={draft?.unpublished} />
      <PageIntro title="Delegate Stories" slug="delegate-stories-cyber">
        <p>{words.testimonies.lead}</p>
        {figures.length > 0 && <Figures figures={figures} />}
      </PageIntro>
      <Band tone="paper" labelledBy="stories-heading">
        <h2 id="stories-heading" className="sr-only">
          Their stories
        </h2>
        {testimonies?.length ? (
          <ul className="gap-6 sm:columns-2 lg:columns-3">
            {testimonies.map(({ id, name, jobDescription, feedback, unpublished }) => (
              <li key={id} className="mb-6 break-inside-avoid">
                <TestimonyCard name={name} role={jobDescription} text={feedback} unpublished={unpublished} />
              </li>
            ))}
            <li className="break-inside-avoid">
              <div className={`p-6 sm:p-8 ${surface('forest')}`}>
                <h3 className="text-heading">{words.testimonies.invitation.title}</h3>
                <p className="mt-3 mb-6 text-muted">{words.testimonies.invitation.text}</p>
                <SeeCareerPaths />
              </div>
            </li>
          </ul>
        ) : (
          <Notice
            isError={!testimonies}
            title={testimonies ? 'The first stories are being written.' : 'Error Loading Testimonials'}
          >
            Please try again {testimonies ? 'soon' : 'in a minute'}.
          </Notice>
        )}
      </Band>
    </>
  )
}
