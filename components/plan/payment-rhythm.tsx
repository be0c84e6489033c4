import type { Price } from '@/provider/facts/price'

type Props = {
  rhythm: Price['rhythm']
  /** A plan billed monthly has as many payments. */
  months: number
}

const stepPx = 10

/** The payment rhythm drawn; the words beside it say the same. */
export function PaymentRhythm({ rhythm, months }: Props) {
  const years = Array.from({ length: Math.ceil(months / 12) }, (_, year) => 4 + year * 12 * stepPx)
  return (
    <svg
      viewBox={`0 0 ${Math.max(12, months) * stepPx} 8`}
      className="h-auto w-full max-w-60"
      strokeLinecap="round"
      strokeDasharray={`0 ${stepPx}`}
      aria-hidden="true"
    >
      {rhythm === 'yearly' && (
        <rect width={months * stepPx} height="8" rx="4" className="fill-accent" opacity="0.3" />
      )}
      {rhythm === 'monthly' ? (
        <Dots months={months} size={8} className="stroke-accent" />
      ) : (
        <>
          <Dots
            months={months}
            size={2.4}
            className={rhythm === 'yearly' ? 'stroke-accent' : 'stroke-field-line'}
          />
          {(rhythm === 'yearly' ? years : years.slice(0, 1)).map((x) => (
            <circle key={x} cx={x} cy="4" r="4" className="fill-accent" />
          ))}
        </>
      )}
    </svg>
  )
}

// Dashes of no length with round ends are dots.
function Dots({ months, size, className }: { months: number; size: number; className: string }) {
  return <path d={`M4 4H${4 + (months - 1) * stepPx + 1}`} strokeWidth={size} className={className} />
}
