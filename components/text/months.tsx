/** How many payments there are, how many months each covers, and how many of the first months have classes. */
export type Bar = { payments: number; each: number; classes: number }

/** A block for each payment, on an axis of months. */
export function Months({ payments, each, classes, axis }: Bar & { axis: number }) {
  const paid = blocks(payments, each)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${axis * 40} 26`}
      className="w-full fill-none [stroke-linecap:round]"
    >
      <path d={blocks(axis, 1)} className="stroke-line stroke-[22]" />
      <path d={paid} className="stroke-brand stroke-[24]" />
      <path d={paid} className="stroke-brand-tint stroke-[20]" />
      <path d={blocks(payments, each, classes)} className="stroke-brand stroke-[24]" />
    </svg>
  )
}

// A line with round ends is a block. The last one ends at `end`.
const blocks = (count: number, months: number, end = count * months) =>
  Array.from({ length: count }, (_, at) => at * months)
    .filter((from) => from < end)
    .map((from) => `M${from * 40 + 14} 13h${(Math.min(from + months, end) - from) * 40 - 28}`)
    .join('')
