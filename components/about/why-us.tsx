import type { ReactNode } from 'react'
import drawings from '@/.brand/drawings/claims.svg'
import { Drawing } from '@/components/art/drawing'
import { TutorMonogram } from '@/components/art/tutor-monogram'
import { Band, BandHeading } from '@/components/ui/band'
import { surface } from '@/components/ui/surface'
import { claims } from '@/lib/provider/claims'
import { site } from '@/lib/provider/site'
import { tutors } from '@/lib/provider/tutors'

const people = Array.from({ length: 100 }, (_, person) => person)
const placed = Number.parseInt(claims.placement.figure, 10)

/** The three cards of About Us that say why, each with a drawing of its claim. */
export function WhyUs() {
  return (
    <Band tone="paper" labelledBy="why-us-heading">
      <BandHeading id="why-us-heading" title={`Why ${site.name}`} />
      <ul className="mt-10 grid gap-6 lg:grid-cols-3">
        <Card title="Expert-Led Training" picture={<Faces />}>
          {tutors.map(({ name }) => name).join(', ')}: five tutors who do the work by day and teach it in the
          evening. They know which mistakes cost money, because they have made them.
        </Card>
        <Card
          title="Flexible Payment and Support"
          picture={<Drawing sheet={drawings} view="instalments" width={400} />}
        >
          {claims.instalments}, by the month or by the year, agreed with you before anything is charged. Your
          mentor and the recruitment team are part of the price, not an extra.
        </Card>
        <Card title="Proven Track Record" picture={<Placed />}>
          <strong className="text-ink">
            {claims.placement.figure} {claims.placement.label}.
          </strong>{' '}
          Recruitment support begins before training ends and goes on until you have signed.
          <span className="mt-3 block text-small">{claims.source}</span>
        </Card>
      </ul>
    </Band>
  )
}

function Card({ title, picture, children }: { title: string; picture: ReactNode; children: ReactNode }) {
  return (
    <li
      className={`flex flex-col p-6 md:max-lg:flex-row md:max-lg:items-center md:max-lg:gap-8 ${surface('raised')}`}
    >
      <div className="grid h-40 place-items-center md:max-lg:w-1/3 md:max-lg:shrink-0">{picture}</div>
      <div className="mt-6 md:max-lg:mt-0">
        <h3 className="text-card">{title}</h3>
        <p className="mt-2 text-muted">{children}</p>
      </div>
    </li>
  )
}

function Faces() {
  return (
    <div className="flex w-full max-w-80">
      {tutors.map((tutor) => (
        <TutorMonogram
          key={tutor.name}
          tutor={tutor}
          className="-mr-3 h-auto w-0 grow border-2 border-white last:mr-0 odd:translate-y-3 even:-translate-y-3"
        />
      ))}
    </div>
  )
}

function Placed() {
  const others = dots(people.slice(placed))
  return (
    <svg
      viewBox="0 0 400 200"
      className="h-auto max-h-full w-full max-w-[35rem]"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={dots(people.slice(0, placed))} className="stroke-brand" strokeWidth="14" />
      <path d={others} className="stroke-field-line" strokeWidth="16" />
      <path d={others} className="stroke-white" strokeWidth="12" />
    </svg>
  )
}

// Five rows of twenty: a line of no length with round ends is a dot.
function dots(people: readonly number[]): string {
  return people.map((person) => `M${20 + (person % 20) * 19} ${44 + Math.floor(person / 20) * 28}h0`).join('')
}
