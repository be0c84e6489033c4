import { Band, BandHeading } from '@/components/ui/band'
import { claims } from '@/lib/provider/claims'

type Field = (typeof claims.jobFields)[number]

const fields: Record<Field, { changes: string; stays: string }> = {
  Engineering: {
    changes: 'The framework, the build tool, the editor.',
    stays: 'Reading code you did not write, testing what you changed, leaving it easy to change again.',
  },
  AI: {
    changes: 'The model, its price and what it is praised for.',
    stays: 'Asking precisely, and proving that an answer is right before anyone relies on it.',
  },
  Analysis: {
    changes: 'The template and the diagramming software.',
    stays: 'Finding out what an organisation needs, which is rarely what it asks for first.',
  },
  IT: {
    changes: 'The console, the supplier, the names of the services.',
    stays: 'Knowing what depends on what, and getting it back on the worst day.',
  },
  Security: {
    changes: 'The attack, and the product sold against it.',
    stays: 'Reading logs patiently, and explaining a risk so that somebody acts on it.',
  },
  Analytics: {
    changes: 'The dashboard everybody is moving to.',
    stays: 'Counting each thing once, and choosing the comparison that answers the question.',
  },
  Business: {
    changes: 'The method in fashion and its vocabulary.',
    stays: 'Bringing people to a decision, in writing, with the costs beside it.',
  },
}

/** The seven job fields as a ledger: the tools that will be replaced, and what a learner keeps. */
export function FutureProof() {
  return (
    <Band tone="white" labelledBy="future-proof-heading" enter="fade">
      <div className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <BandHeading id="future-proof-heading" title="Tools change. The work underneath does not.">
            <p>
              “{claims.curriculum}” means two things here. You learn today’s tools well enough to be paid for
              them, and you learn the part that will still be true when they are gone.
            </p>
          </BandHeading>
        </div>
        <ul aria-hidden="true" className="flex flex-wrap gap-x-8 font-semibold lg:col-span-4 lg:justify-end">
          <li className="flex items-center gap-3">
            <ChangingLine />
            Changes
          </li>
          <li className="flex items-center gap-3">
            <StayingLine />
            Stays
          </li>
        </ul>
      </div>
      <ul className="mt-10 border-t-2 border-ink">
        {claims.jobFields.map((field) => (
          <li
            key={field}
            className="grid gap-x-8 gap-y-3 border-b border-line py-6 lg:grid-cols-12 lg:items-baseline"
          >
            <h3 className="text-heading lg:col-span-3">{field}</h3>
            <p className="flex gap-4 text-muted lg:col-span-4">
              <ChangingLine />
              <span className="text-pretty">
                <span className="sr-only">Changes: </span>
                {fields[field].changes}
              </span>
            </p>
            <p className="flex gap-4 font-medium lg:col-span-5">
              <StayingLine />
              <span className="text-pretty">
                <span className="sr-only">Stays: </span>
                {fields[field].stays}
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
