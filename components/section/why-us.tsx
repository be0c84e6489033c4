import type { ReactNode } from 'react'
import { HeadedBand, type SectionProps } from '@/components/page/headed-band'
import { Counted } from '@/components/ui/counted'
import { surface } from '@/components/ui/surface'
import { brand } from '@/lib/brand/brand'
import { type Figure, figuresOf } from '@/provider/facts/claims'
import { CardDrawing } from './card-drawing'

const people = Array.from({ length: 100 }, (_, person) => person)

type Card = SectionProps<'claims'>['cards'][number]

export function WhyUs({ cards, ...band }: SectionProps<'claims'>) {
  return (
    <HeadedBand {...band}>
      <ul className="mt-10 grid gap-6 lg:grid-cols-3">
        {cards.map((card) => (
          <Claim key={card.title} card={card} />
        ))}
      </ul>
    </HeadedBand>
  )
}

function Claim({ card }: { card: Card }) {
  const { title, claim, text, source, share } = card
  const [figure] = share ? figuresOf(share) : []
  const picture = pictureOf(card, figure)
  return (
    <li
      className={`flex flex-col p-6 md:max-lg:flex-row md:max-lg:items-center md:max-lg:gap-8 ${surface('raised')}`}
    >
      {picture && (
        <div className="mb-5 grid h-38 place-items-center *:max-w-60 md:max-lg:mb-0 md:max-lg:w-1/3 md:max-lg:shrink-0">
          {picture}
        </div>
      )}
      <div>
        <h3 className="text-card">{title}</h3>
        <p className="mt-2 text-muted">
          {claim && (
            <strong className="text-ink">
              {figure ? <Counted figure={figure}>{claim}</Counted> : claim}
            </strong>
          )}{' '}
          {text}
          {source && <span className="mt-3 block text-small">{source}</span>}
        </p>
      </div>
    </li>
  )
}

function pictureOf({ picture }: Card, figure?: Figure): ReactNode {
  if (figure) return <Share of={Number.parseInt(figure.figure, 10)} />
  return picture && picture !== 'share' && brand.art.drawn && <CardDrawing name={picture} />
}

function Share({ of: marked }: { of: number }) {
  const others = dots(people.slice(marked))
  return (
    <svg
      viewBox="0 0 400 200"
      className="h-auto max-h-full w-full max-w-[35rem]"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={dots(people.slice(0, marked))} className="stroke-brand" strokeWidth="14" />
      <path d={others} className="stroke-field-line" strokeWidth="16" />
      <path d={others} className="stroke-white" strokeWidth="12" />
    </svg>
  )
}

// Five rows of twenty: a line of no length with round ends is a dot.
function dots(people: readonly number[]): string {
  return people.map((person) => `M${20 + (person % 20) * 19} ${44 + Math.floor(person / 20) * 28}h0`).join('')
}
