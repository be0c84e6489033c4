import type { ReactNode } from 'react'
import { Drawing } from '@/components/art/drawing'
import { TutorMonogram } from '@/components/art/tutor-monogram'
import { Band, BandHeading } from '@/components/ui/band'
import { surface } from '@/components/ui/surface'
import { claims } from '@/lib/provider/claims'
import { site } from '@/lib/provider/site'
import { tutors } from '@/lib/provider/tutors'

const months = Array.from({ length: 12 }, (_, month) => month)
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
        <Card title="Flexible Payment and Support" picture={<Instalments />}>
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

// A year of equal parts: the first is paid, the others follow one by one.
function Instalments() {
  return (
    <Drawing width={400}>
      {months.map((month) => (
        <g key={month} transform={`translate(${20 + (month % 6) * 62} ${28 + Math.floor(month / 6) * 78})`}>
          <rect width="50" height="62" rx="8" className={month === 0 ? 'fill-action' : 'fill-brand-tint'} />
          <path d="M0 18h50" className="stroke-white" strokeWidth="3" />
          <circle cx="25" cy="40" r="10" className={month === 0 ? 'fill-ink' : 'fill-brand'} />
        </g>
      ))}
    </Drawing>
  )
}

function Placed() {
  return (
    <Drawing width={400}>
      {people.map((person) => (
        <circle
          key={person}
          cx={20 + (person % 20) * 19}
          cy={44 + Math.floor(person / 20) * 28}
          r="7"
          className={person < placed ? 'fill-brand' : 'fill-white stroke-field-line'}
          strokeWidth="2"
        />
      ))}
    </Drawing>
  )
}
