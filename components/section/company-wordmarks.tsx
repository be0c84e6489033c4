import type { ReactNode } from 'react'

type Wordmark = { name: string; width: number; text: string; className: string; mark: ReactNode }

// Companies that do not exist. `width` is where the name ends; textLength holds it there in any font.
const wordmarks: readonly Wordmark[] = [
  {
    name: 'Ostrey Rail',
    width: 158,
    text: 'Ostrey Rail',
    className: 'font-display font-extrabold',
    mark: <path d="M2 30L9 8M18 30L13 8M6 23h10M8 16h7" />,
  },
  {
    name: 'Quillmere',
    width: 146,
    text: 'Quillmere',
    className: 'font-serif italic',
    mark: <path d="M4 31C5 18 11 9 22 6c0 12-6 19-15 20M4 31l9-13" />,
  },
  {
    name: 'Tarnwick',
    width: 176,
    text: 'TARNWICK',
    className: 'font-sans font-semibold',
    mark: <path d="M2 22L9 9l5 8 2-3 6 8M2 29c4-4 6 3 10 0s6 3 10 0" />,
  },
  {
    name: 'Hesperley',
    width: 154,
    text: 'hesperley',
    className: 'font-display font-extrabold',
    mark: <path d="M4 26a8 8 0 0 1 16 0zM1 31h22M12 8v4M3 12l3 3M21 12l-3 3" />,
  },
  {
    name: 'Marrowby & Finch',
    width: 196,
    text: 'Marrowby & Finch',
    className: 'font-serif',
    mark: <path d="M3 30V12l9 11 9-11v18M3 7h18" />,
  },
  {
    name: 'Oxlode',
    width: 128,
    text: 'oxlode',
    className: 'font-mono',
    mark: <path d="M12 7l9 5.5v12L12 30l-9-5.5v-12zM12 18.5v11.5M12 18.5l9-6M12 18.5l-9-6" />,
  },
  {
    name: 'Vellacourt',
    width: 150,
    text: 'Vellacourt',
    className: 'font-sans font-light',
    mark: <path d="M2 30V17a5 5 0 0 1 10 0v13M12 30V17a5 5 0 0 1 10 0v13M1 30h22" />,
  },
  {
    name: 'Pinmoor Water',
    width: 190,
    text: 'Pinmoor Water',
    className: 'font-display font-semibold',
    mark: <path d="M12 6c5 7 8 11 8 15a8 8 0 0 1-16 0c0-4 3-8 8-15zM8 22a4 4 0 0 0 4 4" />,
  },
]

/** The names of the graduates' companies in a row, each in a style of its own. */
export function CompanyWordmarks({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul aria-hidden={isCopy || undefined} className={`marquee-row ${isCopy ? 'motion-reduce:hidden' : ''}`}>
      {wordmarks.map(({ name, width, text, className, mark }) => (
        <li key={name} className="shrink-0 text-muted">
          <svg viewBox={`0 0 ${width} 38`} className="h-7 w-auto sm:h-9" role="img" aria-label={name}>
            <g
              fill="none"
              stroke="currentColor"
              strokeWidth="2.25"
              strokeLinejoin="round"
              strokeLinecap="round"
            >
              {mark}
            </g>
            <text
              x="34"
              y="27"
              textLength={width - 36}
              lengthAdjust="spacingAndGlyphs"
              fill="currentColor"
              fontSize="23"
              className={className}
            >
              {text}
            </text>
          </svg>
        </li>
      ))}
    </ul>
  )
}
