import { Portrait } from '@/components/art/portrait'
import { Badge } from '@/components/ui/badge'
import { CheckList } from '@/components/ui/check-list'
import { Icon } from '@/components/ui/icon'
import { linkStyle } from '@/components/ui/link'
import { RichText } from '@/components/ui/rich-text'
import type { CareerPath } from '@/lib/api/career-paths'
import { chaptersOf } from '@/lib/html/reading'
import type { SafeHtml } from '@/lib/html/sanitize'
import { type Tutor, tutorsOf } from '@/provider/facts/tutors'
import { CareerPathFacts, CareerPathFigures } from './career-path-facts'

export function CareerPathAbout({ careerPath }: { careerPath: CareerPath }) {
  const { slug, whatYouWillLearn, skillsYouWillGain, potentialJobs, body } = careerPath
  const tutors = tutorsOf(careerPath.tutors)
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-6 md:gap-y-14 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr_auto]">
      <div className="lg:col-span-5 lg:col-start-8 lg:row-span-3 lg:row-start-1 lg:*:sticky lg:*:top-[min(9rem,100vh-48rem)]">
        <CareerPathFacts careerPath={careerPath} />
      </div>
      <div className="min-w-0 lg:col-span-7 xl:pr-8">
        {whatYouWillLearn.length > 0 && <Learn items={whatYouWillLearn} />}
        <Syllabus careerPath={careerPath} />
      </div>
      {body && <CareerPathInside slug={slug} html={body} />}
      <div className="min-w-0 space-y-6 md:space-y-12 lg:col-span-7 xl:pr-8">
        {skillsYouWillGain.length > 0 && <Skills items={skillsYouWillGain} />}
        {tutors.length > 0 && <CareerPathTutors tutors={tutors} />}
      </div>
      {potentialJobs.length > 0 && <Jobs items={potentialJobs} />}
      <CareerPathFigures careerPath={careerPath} />
    </div>
  )
}

function Learn({ items }: { items: string[] }) {
  return (
    <section aria-labelledby="learn-heading">
      <h2 id="learn-heading" className="text-title">
        What you will learn
      </h2>
      <CheckList items={items} className="mt-4 max-md:gap-1 max-md:text-small max-md:leading-snug md:mt-6" />
    </section>
  )
}

function Syllabus({ careerPath: { slug, careerName } }: { careerPath: CareerPath }) {
  return (
    <p className="md:mt-4 print:hidden">
      <a href={`/careerpaths/${slug}/syllabus.pdf`} className={linkStyle('alone')}>
        <Icon name="download" />
        Download the syllabus (PDF)
        <span className="sr-only"> of {careerName}</span>
      </a>
    </p>
  )
}

function Skills({ items }: { items: string[] }) {
  return (
    <section aria-labelledby="skills-heading">
      <h2 id="skills-heading" className="text-heading">
        Skills you will gain
      </h2>
      <ul className="mt-3 flex flex-wrap gap-1.5 md:mt-4 md:gap-2">
        {items.map((item) => (
          <li key={item}>
            <Badge>{item}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Jobs({ items }: { items: string[] }) {
  return (
    <section aria-labelledby="jobs-heading" className="lg:col-span-full">
      <h2 id="jobs-heading" className="text-heading">
        Potential jobs
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-4 sm:gap-x-8 sm:grid-cols-3 md:mt-4">
        {items.map((item) => (
          <li
            key={item}
            className="border-t border-line py-1 leading-snug font-semibold max-md:text-small md:py-3"
          >
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

function CareerPathTutors({ tutors }: { tutors: Tutor[] }) {
  return (
    <section aria-labelledby="tutors-heading">
      <h2 id="tutors-heading" className="text-heading">
        Who teaches you
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 md:gap-6">
        {tutors.map((tutor) => (
          <li key={tutor.id} className="flex items-start gap-4 only:col-span-full">
            <Portrait
              tutor={tutor}
              isSilent
              sizes="(min-width: 40rem) 6rem, 2rem"
              className="h-auto w-16 shrink-0 sm:w-24"
            />
            <div>
              <h3 className="text-lead leading-tight sm:text-card">{tutor.name}</h3>
              <p className="mt-0.5 font-semibold text-brand max-sm:text-small">{tutor.teaches}</p>
              <p className="mt-1 text-small leading-snug sm:mt-2 text-muted">{tutor.practice}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The path's own text, folded by chapter, so that a phone reaches the plans soon. */
function CareerPathInside({ slug, html }: { slug: string; html: SafeHtml }) {
  const { before, chapters } = chaptersOf(html, slug)
  return (
    <section
      id={`${slug}-inside`}
      aria-labelledby={`${slug}-inside-heading`}
      className="min-w-0 lg:col-span-7 xl:pr-8"
    >
      <h2 id={`${slug}-inside-heading`} className="mb-3 text-title md:mb-6">
        Inside this path
      </h2>
      {before && <RichText html={before} />}
      <div className="divide-y divide-line border-y border-line">
        {chapters.map(({ id, title, text, html }) => (
          <details key={id} suppressHydrationWarning>
            <summary className="question-line gap-y-0.5 max-md:text-body lg:flex-wrap">
              <h3 className="flex-1 text-pretty">{title}</h3>
              <Icon name="chevron" className="size-5" />
              <span className="basis-full text-small font-normal text-muted max-lg:hidden in-open:hidden">
                {text.split(/(?<=[.?!]) /, 2).join(' ')}
              </span>
            </summary>
            <div id={id} className="scroll-mt-44 pb-6">
              <RichText html={html} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
