import { Band, BandHeading } from '@/components/ui/band'

const steps = [
  {
    title: 'A portfolio that answers questions',
    text: 'Your projects become three or four pieces you can open in an interview and defend line by line.',
  },
  {
    title: 'A CV and profile that get read',
    text: 'We rewrite both with you for the roles you want, and check them against real adverts.',
  },
  {
    title: 'Mock interviews',
    text: 'Two technical and one personal, with people who hire. You get their notes, not a score.',
  },
  {
    title: 'Introductions and applications',
    text: 'The recruitment team puts you forward and applies beside you until you sign.',
  },
  {
    title: 'On-the-job support',
    text: 'Your mentor stays reachable through your first months, and your reference is on file.',
  },
] as const

/** How training becomes a job: five steps in order. */
export function Recruitment() {
  return (
    <Band tone="white" labelledBy="recruitment-heading">
      <BandHeading id="recruitment-heading" title="How You Get The Job">
        <p>The recruitment support phase begins before your training ends, and does not stop at an offer.</p>
      </BandHeading>
      <ol className="mt-12 grid gap-x-6 gap-y-0 lg:grid-cols-5">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative border-l-2 border-line pb-10 pl-8 last:pb-0 lg:border-t-2 lg:border-l-0 lg:pt-8 lg:pb-0 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className={`absolute -top-0.5 -left-[0.6875rem] size-5 rounded-full border-4 border-white lg:-top-[0.6875rem] lg:left-0 ${index === steps.length - 1 ? 'bg-action' : 'bg-brand'}`}
            />
            <h3 className="text-card">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}
