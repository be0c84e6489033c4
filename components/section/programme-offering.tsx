import { Band, BandHeading } from '@/components/ui/band'
import { surface } from '@/components/ui/surface'
import { CardDrawing } from './card-drawing'
import { withArt } from './drawings'
import type { SectionProps } from './section-props'

/** What belongs to every programme: cards with their drawings, of which so many are wide that the rows are full. */
export function ProgrammeOffering({ id, tone, enter, heading, lead, cards }: SectionProps<'offering'>) {
  const shown = withArt(cards)
  const isDrawn = shown.some(({ drawing }) => drawing)
  const wide = isDrawn ? wideOnes(cards.length) : new Set()
  const columns = isDrawn || cards.length % 3 > 0 ? 'sm:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3'
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <BandHeading id={id} title={heading} lead={lead} />
      <ul className={`mt-12 grid gap-5 ${columns}`}>
        {shown.map(({ title, drawing, text }, index) => {
          const isWide = wide.has(index)
          return (
            <li
              key={title}
              className={`flex flex-col p-6 ${surface('forest-raised')} ${isWide ? 'sm:col-span-2 sm:max-xl:flex-row sm:max-xl:items-center sm:max-xl:gap-8' : ''}`}
            >
              {drawing && (
                <div
                  className={`mb-6 grid place-items-center ${isWide ? 'sm:max-xl:mb-0 sm:max-xl:w-1/2 xl:h-48' : 'sm:h-48'}`}
                >
                  <CardDrawing name={drawing} />
                </div>
              )}
              <div className={isWide && drawing ? 'sm:max-xl:w-1/2' : ''}>
                <h3 className={`text-card ${isWide ? 'xl:text-heading' : ''}`}>{title}</h3>
                <p className={`mt-2 text-muted ${isWide ? 'xl:text-lead' : ''}`}>{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Band>
  )
}

// In rows of four: the first card and the last ones.
function wideOnes(count: number): Set<number> {
  const missing = (4 - (count % 4)) % 4
  return new Set([0, count - 1, count - 2].slice(0, missing))
}
