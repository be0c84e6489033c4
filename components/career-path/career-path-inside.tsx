import { Band } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { RichText } from '@/components/ui/rich-text'
import { surface } from '@/components/ui/surface'
import type { CareerPath } from '@/lib/api/career-paths'
import { chaptersOf } from '@/lib/html/reading'
import type { SafeHtml } from '@/lib/html/sanitize'
import { formatStart } from '@/lib/time/first-class'
import { plansWith } from '@/provider/facts/plans'
import { startingPrice } from '@/provider/facts/price'

/** The path's own text, folded by chapter. It comes after the plans, so that a phone reaches the plans soon. */
export function CareerPathInside({ careerPath, html }: { careerPath: CareerPath; html: SafeHtml }) {
  const { slug } = careerPath
  const { before, chapters } = chaptersOf(html, slug)
  return (
    <Band tone="paper" id={`${slug}-inside`} labelledBy={`${slug}-inside-heading`} className="py-8 md:py-20">
      <div className="grid gap-x-12 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <h2 id={`${slug}-inside-heading`} className="mb-4 text-title">
            Inside this path
          </h2>
          {before && <RichText html={before} />}
          <div className="divide-y divide-line border-y border-line">
            {chapters.map(({ id, title, html }) => (
              <details key={id} suppressHydrationWarning>
                <summary className="question-line">
                  <h3>{title}</h3>
                  <Icon name="chevron" className="size-5" />
                </summary>
                <div id={id} className="scroll-mt-44 pb-6">
                  <RichText html={html} />
                </div>
              </details>
            ))}
          </div>
        </div>
        <SideNote careerPath={careerPath} />
      </div>
    </Band>
  )
}

/** On a wide screen, stays in view beside the text. A phone shows the enrol bar instead. */
function SideNote({ careerPath }: { careerPath: CareerPath }) {
  const { slug, hoursAWeek, hasStarted, prices } = careerPath
  const { price, unit } = startingPrice(plansWith(prices))
  const start = hasStarted ? null : formatStart(careerPath)
  return (
    <div
      className={`p-6 max-lg:hidden lg:col-span-4 lg:self-start tall:lg:sticky tall:lg:top-36 ${surface('sunken')}`}
    >
      <p className="display text-heading">
        {price} {unit}
      </p>
      {hoursAWeek && <p>{hoursAWeek} hours a week</p>}
      {start && <p>Starts {start}</p>}
      <a href={`#${slug}-pricing`} className={`${buttonStyle('action')} mt-5 w-full`}>
        Enroll Now
      </a>
    </div>
  )
}
