import { clockIn } from '@/lib/time/event-date'
import { site } from '@/provider/facts/site'

type Props = { event: { start: string; end: string; timeZone: string }; className: string }

/** A clock for the event's zone, and one for the provider's. The event's hours are coloured. */
export function HourClocks({ event: { start, end, timeZone }, className }: Props) {
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000
  const clocks = new Map([timeZone, site.timeZone].map((zone) => clockIn(start, zone)))
  return (
    <div className={`flex flex-wrap content-center items-center justify-center ${className}`}>
      {[...clocks].map(([hour, town]) => (
        <svg
          key={hour}
          aria-hidden="true"
          viewBox="-50 -50 100 116"
          className="w-1/3 min-w-32 overflow-visible only:w-2/5"
        >
          <circle r="48" className="fill-white" />
          <g transform={`rotate(${degreesOf(hour) - 90})`} fill="none" className="stroke-action">
            <circle r="18" strokeWidth="36" pathLength="720" strokeDasharray={`${minutes} 720`} />
          </g>
          <g fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-ink">
            <circle r="42" pathLength="24" strokeDasharray="0 2" />
            <path d="M0 0V-22" transform={`rotate(${degreesOf(hour)})`} />
            <path d="M0 0V-33" transform={`rotate(${degreesOf(hour) * 12})`} />
          </g>
          <text y="63" fontSize="11" textAnchor="middle" className="fill-white">
            {hour} {town}
          </text>
        </svg>
      ))}
    </div>
  )
}

/** The turn of the hour hand. */
const degreesOf = (hour: string) => Number(hour.slice(0, 2)) * 30 + Number(hour.slice(3)) / 2
