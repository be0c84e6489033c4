import { Drawing } from '@/components/art/drawing'

const terms = [
  { out: 4, added: 6 },
  { out: 1, added: 4 },
  { out: 6, added: 1 },
] as const

/** Three terms of one path: most blocks stay, one leaves, one comes in its place. */
export function TermsArt() {
  return (
    <Drawing width={480}>
      {terms.map(({ out, added }, term) =>
        [0, 1, 2, 3, 4, 5, 6].map((block) => (
          <rect
            key={block}
            x={14 + block * 66}
            y={14 + term * 62}
            width="54"
            height="46"
            rx="8"
            strokeWidth="2"
            strokeDasharray="5 6"
            className={block === out ? 'stroke-field-line' : block === added ? 'fill-action' : 'fill-brand'}
          />
        )),
      )}
    </Drawing>
  )
}

/** Earnings that climb above what was paid. */
export function ReturnArt() {
  return (
    <Drawing width={280}>
      <path d="M20 180h244" className="stroke-ink" strokeWidth="3" />
      <rect x="40" y="160" width="46" height="18" rx="4" className="fill-field-line" />
      <path d="M112 178v-34h46v34zM170 178V98h46v80z" className="fill-brand" />
      <path d="M40 132h58l44-40h28l62-62" className="stroke-action" strokeWidth="6" />
      <circle cx="236" cy="26" r="13" className="fill-action" />
    </Drawing>
  )
}

/** A window of code, and somebody who speaks about it. */
export function TalentArt() {
  return (
    <Drawing width={280}>
      <rect x="20" y="62" width="150" height="116" rx="10" className="fill-brand" />
      <path
        d="M62 98l-22 22 22 22M92 142l16-44M138 98l22 22-22 22"
        className="stroke-paper"
        strokeWidth="6"
      />
      <path
        d="M130 14h122a10 10 0 0 1 10 10v62a10 10 0 0 1-10 10h-34l-24 26v-26h-64a10 10 0 0 1-10-10V24a10 10 0 0 1 10-10z"
        className="fill-action stroke-paper"
        strokeWidth="6"
      />
      <path d="M146 42h90M146 60h64" className="stroke-ink" strokeWidth="6" />
    </Drawing>
  )
}
