import type { ReactNode } from 'react'
import type { Step } from '@/lib/api/leads'
import { formatDate } from '@/lib/time/dates'

type Props = {
  steps: Step[]
  /** The day by which the next step is due, in words. */
  due?: string
  /** The name and the day of the last step. */
  begin?: [name: string, day: string] | null
}

/** An enquiry's timeline: its past steps, its possible next steps, and the day it begins. */
export function Steps({ steps, due, begin }: Props) {
  const next = steps.findIndex(({ at }) => !at)
  return (
    <dl className="grid sm:auto-cols-fr sm:grid-flow-col">
      {steps.map(({ name, at }, index) => (
        <Point key={name} name={name} isPast={!!at}>
          {at ? <time dateTime={at}>{formatDate(at)}</time> : (index === next && due) || 'Not yet'}
        </Point>
      ))}
      {begin && <Point name={begin[0]}>{begin[1]}</Point>}
    </dl>
  )
}

function Point({ name, isPast, children }: { name: string; isPast?: boolean; children: ReactNode }) {
  const colours = isPast ? 'border-brand' : 'border-line *:text-muted'
  return (
    <div
      className={`max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4 max-sm:border-s-4 max-sm:py-0.5 max-sm:ps-4 sm:border-t-4 sm:pt-3 sm:pe-4 ${colours}`}
    >
      <dt className="text-small text-muted">{name}</dt>
      <dd className="max-sm:ms-auto">{children}</dd>
    </div>
  )
}
