import { Band, BandHeading } from '@/components/ui/band'
import type { SectionProps } from './section-props'

/** Fields of work as a ledger: the tools that will be replaced, and what a learner keeps. */
export function FutureProof({
  id,
  tone,
  enter,
  heading,
  lead,
  changes,
  stays,
  fields,
}: SectionProps<'future-proof'>) {
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <div className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <BandHeading id={id} title={heading} lead={lead} />
        </div>
        <ul aria-hidden="true" className="flex flex-wrap gap-x-8 font-semibold lg:col-span-4 lg:justify-end">
          <li className="flex items-center gap-3">
            <ChangingLine />
            {changes}
          </li>
          <li className="flex items-center gap-3">
            <StayingLine />
            {stays}
          </li>
        </ul>
      </div>
      <ul className="mt-10 border-t-2 border-ink">
        {fields.map((field) => (
          <li
            key={field.name}
            className="grid gap-x-8 gap-y-3 border-b border-line py-6 lg:grid-cols-12 lg:items-baseline"
          >
            <h3 className="text-heading lg:col-span-3">{field.name}</h3>
            <p className="flex gap-4 text-muted lg:col-span-4">
              <ChangingLine />
              <span className="text-pretty">
                <span className="sr-only">{changes}: </span>
                {field.changes}
              </span>
            </p>
            <p className="flex gap-4 font-medium lg:col-span-5">
              <StayingLine />
              <span className="text-pretty">
                <span className="sr-only">{stays}: </span>
                {field.stays}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Band>
  )
}

function ChangingLine() {
  return (
    <svg viewBox="0 0 48 12" className="mt-2 h-3 w-12 shrink-0 self-start text-field-line" aria-hidden="true">
      <path
        d="M2 6h34"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="1 6"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="42" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  )
}

function StayingLine() {
  return (
    <svg viewBox="0 0 48 12" className="mt-2 h-3 w-12 shrink-0 self-start text-brand" aria-hidden="true">
      <path d="M2 6h38" stroke="currentColor" strokeWidth="3" strokeLinecap="round" fill="none" />
      <circle cx="41" cy="6" r="6" className="fill-action" />
    </svg>
  )
}
