import { definitions } from '@/provider/facts/claims'

const [first] = definitions.flatMap(([, claim]) => (/^\d+%$/.test(claim.value) ? [claim] : []))

/** The first share among the provider's figures, for a page's head: a dot for each of a hundred. */
export const shareDrawing = first && (
  <div aria-hidden="true" className="backdrop bottom-0 left-auto w-1/2 bg-forest-raised max-md:hidden">
    <div className="flex h-full max-w-xl items-center gap-8 px-8">
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        className="w-1/2"
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
      >
        <path d={dots(0, Number.parseFloat(first.value))} className="stroke-action" />
        <path d={dots(Number.parseFloat(first.value), 100)} className="stroke-forest-line" />
      </svg>
      <p className="text-lead text-muted">
        <span className="display block text-heading text-white">{first.value}</span>
        <span className="block font-semibold text-white">{first.label}</span>
        {first.briefly}
      </p>
    </div>
  </div>
)

// A line of no length with round ends is a dot.
function dots(from: number, to: number): string {
  const places = Array.from({ length: to - from }, (_, at) => from + at)
  return places.map((at) => `M${(at % 10) * 10 + 5} ${Math.floor(at / 10) * 10 + 5}h0`).join('')
}
