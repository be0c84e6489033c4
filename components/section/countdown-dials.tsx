'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { countDown, dashes } from '@/lib/time/count-down'

const units = ['days', 'hours', 'minutes', 'seconds'] as const

type Props = { starts: readonly string[]; days: number; stopped?: string }

/**
 * Counts down to the next of `starts`, ISO instants. The HTML shows the days at rendering, and script adds the
 * rest. Visitors can pause the dials, and screen readers skip them. A test fixes the clock with `stopped`.
 */
export function CountdownDials({ starts, days, stopped }: Props) {
  const dials = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (dials.current) countDown(dials.current)
  }, [])

  return (
    <div ref={dials} data-starts={starts.join(' ')} data-stopped={stopped}>
      <ul aria-hidden="true" className="grid grid-cols-4 gap-3 sm:gap-6">
        {units.map((unit) => (
          <Dial key={unit} unit={unit} days={days} />
        ))}
      </ul>
      <p className="mt-1 min-h-11 sm:mt-3">
        <button
          type="button"
          hidden
          className="min-h-11 rounded-control text-muted hover:text-white hover:underline hover:underline-offset-4"
        >
          <span className="inline-flex items-center gap-2">
            <Icon name="pause" />
            Pause the countdown
          </span>
          <span hidden className="inline-flex items-center gap-2">
            <Icon name="play" />
            Resume the countdown
          </span>
        </button>
      </p>
    </div>
  )
}

// A dial may count before React hydrates. `suppressHydrationWarning` makes React leave its text alone.
function Dial({ unit, days }: { unit: (typeof units)[number]; days: number }) {
  const isKnown = unit === 'days'
  return (
    <li data-unit={unit} hidden={!isKnown} className="relative mx-auto w-full max-w-36">
      <svg viewBox="0 0 120 120" className="w-full -rotate-90" fill="none" strokeWidth="7" aria-hidden="true">
        <circle cx="60" cy="60" r="54" className="stroke-forest-raised" />
        <circle
          cx="60"
          cy="60"
          r="54"
          className="stroke-action"
          strokeLinecap="round"
          pathLength="1"
          strokeDasharray={dashes(unit, isKnown ? days : 0)}
        />
      </svg>
      <p className="absolute inset-0 flex flex-col items-center justify-center">
        <span className="display min-w-[3ch] text-center text-heading tabular-nums" suppressHydrationWarning>
          {isKnown ? days : ''}
        </span>
        <span className="text-small text-muted max-sm:text-[0.8125rem]">{unit}</span>
      </p>
    </li>
  )
}
