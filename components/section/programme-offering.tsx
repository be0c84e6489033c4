import { HeadedBand, type SectionProps } from '@/components/page/headed-band'
import { surface } from '@/components/ui/surface'
import { CardDrawing, withArt } from './card-drawing'

export function ProgrammeOffering({ cards, ...band }: SectionProps<'offering'>) {
  const shown = withArt(cards)
  const isDrawn = shown.some(({ drawing }) => drawing)
  const wide = isDrawn ? wideOnes(cards.length) : new Set()
  const columns = isDrawn || cards.length % 3 > 0 ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3'
  return (
    <HeadedBand {...band}>
      <ul className={`mt-5 grid md:mt-8 md:gap-5 ${columns}`}>
        {shown.map((card, index) => (
          <li
            key={card.title}
            className={`benefit py-3 md:flex md:flex-col md:p-6 ${surface('forest-raised')} ${wide.has(index) ? 'md:col-span-2 md:max-xl:flex-row md:max-xl:items-center md:max-xl:gap-8' : ''}`}
          >
            <Card {...card} isWide={wide.has(index)} />
          </li>
        ))}
      </ul>
    </HeadedBand>
  )
}

type CardProps = SectionProps<'offering'>['cards'][number] & { isWide: boolean }

function Card({ title, drawing, text, isWide }: CardProps) {
  return (
    <>
      {drawing && (
        <div
          className={`benefit-art flex items-center justify-center md:mb-6 ${isWide ? 'is-wide md:max-xl:mb-0 md:max-xl:w-1/2 xl:h-40' : 'md:h-40'}`}
        >
          <CardDrawing name={drawing} />
        </div>
      )}
      <div className={isWide && drawing ? 'md:max-xl:w-1/2' : ''}>
        <h3 className={`text-card max-md:text-lead max-md:leading-snug ${isWide ? 'xl:text-heading' : ''}`}>
          {title}
        </h3>
        <p className={`mt-1 text-muted max-md:text-small md:mt-2 ${isWide ? 'xl:text-lead' : ''}`}>{text}</p>
      </div>
    </>
  )
}

// Wide cards fill up the rows of four: the first card, then the last, then the last but one.
function wideOnes(count: number): Set<number> {
  const missing = (4 - (count % 4)) % 4
  return new Set([0, count - 1, count - 2].slice(0, missing))
}
