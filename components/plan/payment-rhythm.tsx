import type { Price } from '@/lib/provider/price'

/** Twelve months, with a mark on those in which one pays; the words beside it say the same. */
export function PaymentRhythm({ rhythm }: { rhythm: Price['rhythm'] }) {
  return (
    <svg
      viewBox="0 0 120 8"
      className="h-auto w-full max-w-60"
      strokeLinecap="round"
      strokeDasharray="0 10"
      aria-hidden="true"
    >
      {rhythm === 'yearly' && <rect width="120" height="8" rx="4" className="fill-accent" opacity="0.3" />}
      {rhythm === 'monthly' ? (
        <Dots from={4} size={8} className="stroke-accent" />
      ) : (
        <>
          <Dots
            from={14}
            size={2.4}
            className={rhythm === 'yearly' ? 'stroke-accent' : 'stroke-field-line'}
          />
          <circle cx="4" cy="4" r="4" className="fill-accent" />
        </>
      )}
    </svg>
  )
}

// Dashes of no length with round ends are dots.
function Dots({ from, size, className }: { from: number; size: number; className: string }) {
  return <path d={`M${from} 4H115`} strokeWidth={size} className={className} />
}
