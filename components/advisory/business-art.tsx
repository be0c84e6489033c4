import { Drawing } from '@/components/art/drawing'

/** A table of the team's own figures, and the people around it. */
export function TeamArt() {
  return (
    <Drawing width={320}>
      <rect x="70" y="44" width="180" height="112" rx="10" className="fill-white" />
      <path
        d="M70 70h180M70 98h180M70 126h180M130 44v112M190 44v112"
        className="stroke-line"
        strokeWidth="3"
      />
      <path d="M70 54a10 10 0 0 1 10-10h160a10 10 0 0 1 10 10v16H70z" className="fill-brand" />
      <rect x="132" y="100" width="56" height="24" className="fill-action" />
      <path
        d="M84 84h28M84 112h20M84 140h30M204 84h28M204 112h32M204 140h20M144 84h24M144 140h30"
        className="stroke-field-line"
        strokeWidth="4"
      />
      {[
        [36, 70],
        [36, 134],
        [284, 70],
        [284, 134],
      ].map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="19"
          className="fill-brand stroke-brand-tint"
          strokeWidth="4"
        />
      ))}
      <circle cx="160" cy="20" r="16" className="fill-ink" />
      <circle cx="160" cy="180" r="16" className="fill-brand" />
    </Drawing>
  )
}

const tutorShares = [112, 88, 60, 34, 14] as const

/** Five columns of work: the tutor's share grows smaller from one to the next, the team's grows. */
export function ApprenticeArt() {
  return (
    <Drawing width={320}>
      {tutorShares.map((share, column) => (
        <g key={share} transform={`translate(${38 + column * 52} 0)`}>
          <rect y="44" width="36" height={share} className="fill-ink" />
          <rect y={44 + share + 4} width="36" height={132 - share} className="fill-brand" />
        </g>
      ))}
      <path d="M24 182h272" className="stroke-ink" strokeWidth="3" />
      <circle cx="264" cy="22" r="13" className="fill-action" />
    </Drawing>
  )
}

/** Three portfolios, and the one whose work fits the open place in a team. */
export function HiringArt() {
  return (
    <Drawing width={320}>
      {[14, 48, 82].map((x, index) => (
        <g key={x} transform={`translate(${x} ${26 + index * 12})`}>
          <rect width="92" height="124" rx="8" className="fill-white stroke-brand-tint" strokeWidth="4" />
          <circle cx="24" cy="26" r="11" className={x === 82 ? 'fill-brand' : 'fill-field-line'} />
          <path
            d="M44 20h32M44 32h20M14 54h62M14 70h50M14 86h58"
            className="stroke-field-line"
            strokeWidth="4"
          />
          <path d="M14 106h40" className={x === 82 ? 'stroke-action' : 'stroke-line'} strokeWidth="9" />
        </g>
      ))}
      <path d="M186 140h54" className="stroke-brand" strokeWidth="4" strokeDasharray="1 9" />
      <circle cx="222" cy="72" r="26" className="fill-brand" />
      <circle cx="284" cy="72" r="26" className="fill-brand" />
      <circle cx="284" cy="140" r="26" className="fill-action" />
    </Drawing>
  )
}

/** A way that forks: one branch is tested and goes on, the other is left alone. */
export function AdviceArt() {
  return (
    <Drawing width={320}>
      <path d="M12 128h74l44-52h48" className="stroke-brand" strokeWidth="6" />
      <path d="M86 128h60l40 44h112" className="stroke-field-line" strokeWidth="3" strokeDasharray="2 9" />
      <path d="M226 76h28l38-44" className="stroke-brand" strokeWidth="6" />
      <circle cx="86" cy="128" r="10" className="fill-brand-tint stroke-brand" strokeWidth="5" />
      <circle cx="202" cy="76" r="30" className="fill-white stroke-ink" strokeWidth="6" />
      <path d="M224 98l26 28" className="stroke-ink" strokeWidth="10" />
      <path d="M189 77l9 9 18-20" className="stroke-brand" strokeWidth="6" />
      <circle cx="292" cy="32" r="15" className="fill-action" />
      <path d="M291 163l18 18M309 163l-18 18" className="stroke-field-line" strokeWidth="4" />
    </Drawing>
  )
}
