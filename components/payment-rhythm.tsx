import type { Price } from '@/lib/price'

const months = Array.from({ length: 12 }, (_, month) => month)

/** Twelve months, with a mark where one pays: it draws what the words beside it say. */
export function PaymentRhythm({ rhythm }: { rhythm: Price['rhythm'] }) {
  return (
    <svg viewBox="0 0 120 8" className="h-auto w-full max-w-60" aria-hidden="true" focusable="false">
      {rhythm === 'yearly' && <rect width="120" height="8" rx="4" className="fill-accent" opacity="0.3" />}
      {months.map((month) =>
        month === 0 || rhythm === 'monthly' ? (
          <circle key={month} cx={4 + month * 10} cy="4" r="4" className="fill-accent" />
        ) : (
          <circle
            key={month}
            cx={4 + month * 10}
            cy="4"
            r="1.2"
            className={rhythm === 'yearly' ? 'fill-accent' : 'fill-muted'}
            opacity={rhythm === 'yearly' ? 1 : 0.5}
          />
        ),
      )}
    </svg>
  )
}
