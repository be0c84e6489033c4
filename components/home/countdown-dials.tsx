'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { type Remaining, remaining } from '@/lib/time/remaining'

const dials = [
  { unit: 'days', max: 365 },
  { unit: 'hours', max: 24 },
  { unit: 'minutes', max: 60 },
  { unit: 'seconds', max: 60 },
] as const

type Props = { starts: readonly string[]; days: number; stopped?: string }

/**
 * Four rings that count down to the next of `starts`, ISO instants. The HTML has only the days, as of when the page was
 * made; script adds hours, minutes and seconds. The ticking can be paused, and screen readers do not read it out. The
 * clock of a test stands still at `stopped`, an ISO instant, here as on the server.
 */
export function CountdownDials({ starts, days, stopped }: Props) {
  const [left, setLeft] = useState<Partial<Remaining>>({ days })
  const [isPaused, setIsPaused] = useState(false)
  const isTicking = left.seconds !== undefined

  useEffect(() => {
    if (isPaused) return
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const now = new Date()
      setLeft(remaining(starts, stopped ? new Date(stopped) : now))
      timer = setTimeout(tick, 1000 - (now.getTime() % 1000))
    }
    tick()
    return () => clearTimeout(timer)
  }, [starts, stopped, isPaused])

  return (
    <div>
      <ul aria-hidden="true" className="grid min-h-40 grid-cols-2 items-start gap-6 sm:grid-cols-4">
        {dials.map(({ unit, max }) => {
          const value = left[unit]
          return value === undefined ? null : <Dial key={unit} unit={unit} value={value} max={max} />
        })}
      </ul>
      <p className="mt-4 min-h-11 text-right">
        {isTicking && (
          <button
            type="button"
            onClick={() => setIsPaused(!isPaused)}
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-muted hover:text-white hover:underline hover:underline-offset-4"
          >
            <Icon name={isPaused ? 'play' : 'pause'} />
            {isPaused ? 'Go on counting' : 'Pause the countdown'}
          </button>
        )}
      </p>
    </div>
  )
}

function Dial({ unit, value, max }: { unit: string; value: number; max: number }) {
  return (
    <li className="relative mx-auto w-full max-w-36">
      <svg viewBox="0 0 120 120" className="w-full -rotate-90" fill="none" strokeWidth="7" aria-hidden="true">
        <circle cx="60" cy="60" r="54" className="stroke-forest-raised" />
        <circle
          cx="60"
          cy="60"
          r="54"
          className="stroke-action"
          strokeLinecap="round"
          pathLength="1"
          strokeDasharray={`${Math.min(1, value / max)} 2`}
        />
      </svg>
      <p className="absolute inset-0 flex flex-col items-center justify-center">
        <span className="display min-w-[3ch] text-center text-heading tabular-nums">{value}</span>
        <span className="text-small text-muted">{unit}</span>
      </p>
    </li>
  )
}
