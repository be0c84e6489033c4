import { timeWords } from '@/lib/figures/figure-words'
import type { Week } from '@/lib/figures/read-figures'

const [step, height] = [20, 60]

/** A bar for each week: the enquiries due, and the part of them answered in time. */
export function ShareChart({ weeks }: { weeks: Week[] }) {
  const most = Math.max(1, ...weeks.map(({ inTime, late }) => inTime + late))
  return (
    <figure>
      <Drawing weeks={weeks} label="Enquiries by week: the part answered in time, and the late part">
        {weeks.map(({ monday, inTime, late }, index) => {
          const [due, done] = [inTime + late, inTime].map((count) => (count / most) * height)
          return (
            <g key={monday}>
              <rect
                x={index * step + 3}
                y={height - (due ?? 0)}
                width={step - 6}
                height={due}
                className="fill-accent"
                opacity="0.3"
              />
              <rect
                x={index * step + 3}
                y={height - (done ?? 0)}
                width={step - 6}
                height={done}
                className="fill-accent"
              />
            </g>
          )
        })}
      </Drawing>
      <figcaption className="mt-2 text-small text-muted">
        Each bar is a week, the latest on the right. The dark part was answered in time, and the light part
        late. The highest bar is {most}.
      </figcaption>
    </figure>
  )
}

/** A line for each week, from the median to the 90th percentile. */
export function TimeChart({ weeks }: { weeks: Week[] }) {
  const most = Math.max(15, ...weeks.map(({ ninetieth }) => ninetieth ?? 0))
  const y = (minutes: number) => height - 5 - (minutes / most) * (height - 10)
  return (
    <figure>
      <Drawing weeks={weeks} label="Time to the first answer by week: median and 90th percentile">
        {weeks.map(({ monday, median, ninetieth }, index) => {
          if (median === null || ninetieth === null) return null
          const x = (index + 0.5) * step
          return (
            <g key={monday}>
              <path d={`M${x} ${y(median)}V${y(ninetieth)}`} className="stroke-accent" strokeWidth="2" />
              <circle cx={x} cy={y(median)} r="4" className="fill-accent" />
              <path d={`M${x - 4} ${y(ninetieth)}h8`} className="stroke-accent" strokeWidth="2" />
            </g>
          )
        })}
      </Drawing>
      <figcaption className="mt-2 text-small text-muted">
        Each line is a week. Half were answered by the dot, and nine in ten by the line’s end. The highest end
        is {timeWords(most)}.
      </figcaption>
    </figure>
  )
}

function Drawing({ weeks, label, children }: { weeks: Week[]; label: string; children: React.ReactNode }) {
  const width = weeks.length * step
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full" role="img" aria-label={label}>
      {children}
      <path d={`M0 ${height - 0.5}H${width}`} className="stroke-field-line" />
    </svg>
  )
}
