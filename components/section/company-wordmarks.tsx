import { companies } from '@/provider/facts/companies'
import type { Company } from '@/provider/kinds/company'

const fonts = { display: 'font-display', sans: 'font-sans', serif: 'font-serif', mono: 'font-mono' }
const weights = { light: 'font-light', regular: '', semibold: 'font-semibold', extrabold: 'font-extrabold' }

/** The names of the graduates' companies in a row. Each name has its own style. */
export function CompanyWordmarks({ isCopy = false }: { isCopy?: boolean }) {
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
