import type { SectionProps } from '@/components/page/headed-band'
import { Band } from '@/components/ui/band'
import { companies } from '@/provider/facts/companies'
import type { Company } from '@/provider/kinds/company'

/** The companies' names pass by. The control that pauses them works without script. */
export function CompanyStrip({ id, tone, heading, lead }: SectionProps<'companies'>) {
  if (companies.length === 0) return null
  return (
    <Band tone={tone} labelledBy={id} className="py-6 md:py-8">
      <div className="marquee grid grid-cols-[1fr_auto] items-center gap-x-8 gap-y-4 lg:grid-flow-col lg:grid-cols-[auto_minmax(0,1fr)]">
        <div>
          <h2 id={id} className="text-card">
            {heading}
          </h2>
          {lead && <p className="text-small text-muted">{lead}</p>}
        </div>
        <div className="marquee-window order-last col-span-2 lg:order-none lg:col-span-1">
          <div className="marquee-track">
            <CompanyWordmarks />
            <CompanyWordmarks isCopy />
          </div>
        </div>
        <PauseControl />
      </div>
    </Band>
  )
}

// When the box is checked, motion.css stops the row, and the label changes from "Pause" to "Paused".
function PauseControl() {
  return (
    <label className="group relative inline-flex motion-reduce:hidden min-h-11 min-w-26 items-center justify-center gap-2 rounded-control border-2 border-field-line px-4 text-small font-semibold hover:bg-brand-tint hover:text-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand">
      <input type="checkbox" className="absolute inset-0 appearance-none outline-none" />
      <span className="sr-only">Company names:</span>
      <Face label="Pause" path="M8 5v14M16 5v14" className="inline-flex group-has-checked:hidden" />
      <Face label="Paused" path="M8 5l11 7-11 7z" className="hidden group-has-checked:inline-flex" />
    </label>
  )
}

function Face({ label, path, className }: { label: string; path: string; className: string }) {
  return (
    <span className={`items-center gap-2 ${className}`}>
      <svg
        viewBox="0 0 24 24"
        className="size-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      {label}
    </span>
  )
}

const fonts = { display: 'font-display', sans: 'font-sans', serif: 'font-serif', mono: 'font-mono' }
const weights = { light: 'font-light', regular: '', semibold: 'font-semibold', extrabold: 'font-extrabold' }

/** The names of the graduates' companies in a row. Each name has its own style. */
function CompanyWordmarks({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul aria-hidden={isCopy || undefined} className={`marquee-row ${isCopy ? 'motion-reduce:hidden' : ''}`}>
      {companies.map((company) => (
        <li key={company.name} className="relative shrink-0 text-muted">
          {/* Firefox would read a named SVG's name and then its text, so the name stands outside. */}
          <span className="sr-only">{company.name}</span>
          <Wordmark {...company} />
        </li>
      ))}
    </ul>
  )
}

// `width` is where the name ends. `textLength` makes it end there in any font.
function Wordmark({ name, written = name, font, weight, italic, sign, width }: Company) {
  const from = sign ? 34 : 2
  const to = width ?? from + 2 + written.length * 13
  return (
    <svg viewBox={`0 0 ${to} 38`} className="h-6 w-auto sm:h-9" aria-hidden="true">
      {sign && (
        <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinejoin="round" strokeLinecap="round">
          <path d={sign} />
        </g>
      )}
      <text
        x={from}
        y="27"
        textLength={to - from - 2}
        lengthAdjust="spacingAndGlyphs"
        fill="currentColor"
        fontSize="23"
        className={[fonts[font], italic && 'italic', weights[weight]].filter(Boolean).join(' ')}
      >
        {written}
      </text>
    </svg>
  )
}
