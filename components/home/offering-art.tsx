import { Drawing } from '@/components/art/drawing'

const recordings = [
  { day: 0, y: 62 },
  { day: 2, y: 84 },
  { day: 4, y: 34 },
  { day: 5, y: 34 },
] as const

/** A week: two live evenings, and the same classes watched again whenever there is time. */
export function WeekArt() {
  return (
    <Drawing width={560}>
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <rect key={day} x={8 + day * 78} y="16" width="66" height="168" rx="10" className="fill-forest" />
      ))}
      <path d="M119 154h40l38-53 38 53h40L431 51l78 29" className="stroke-action" strokeWidth="3" />
      {recordings.map(({ day, y }) => (
        <g key={day} className="fill-forest stroke-forest-text" strokeWidth="2">
          <rect x={17 + day * 78} y={y} width="48" height="34" rx="6" strokeDasharray="4 5" />
          <path d={`M${36 + day * 78} ${y + 11}v12l10-6z`} className="fill-forest-text" stroke="none" />
        </g>
      ))}
      {[1, 3].map((day) => (
        <rect key={day} x={17 + day * 78} y="134" width="48" height="40" rx="6" className="fill-paper" />
      ))}
      <path d="M106 149h18M106 159h26M262 149h18M262 159h26" className="stroke-brand" strokeWidth="4" />
      <circle cx="509" cy="80" r="12" className="fill-action" />
    </Drawing>
  )
}

const meetings = [
  { x: 50, mentor: 126, learner: 160 },
  { x: 110, mentor: 104, learner: 125 },
  { x: 165, mentor: 76, learner: 112 },
  { x: 215, mentor: 58, learner: 76 },
] as const

/** Two lines that climb side by side: the learner's and the mentor's. */
export function SupportArt() {
  return (
    <Drawing width={280}>
      <path d="M6 126h78l60-50h50l62-54h18" className="stroke-forest-text" strokeWidth="3" />
      <path d="M6 160h60l60-48h50l62-58h30" className="stroke-paper" strokeWidth="6" />
      {meetings.map(({ x, mentor, learner }) => (
        <g key={x} className="fill-forest-raised stroke-forest-text" strokeWidth="3">
          <path d={`M${x} ${mentor}V${learner}`} />
          <circle cx={x} cy={mentor} r="6" />
          <circle cx={x} cy={learner} r="6" className="stroke-paper" />
        </g>
      ))}
      <circle cx="268" cy="54" r="10" className="fill-action" />
    </Drawing>
  )
}

/** A workshop with its north light on: the work as it is done. */
export function WorkshopArt() {
  return (
    <Drawing width={280}>
      <path d="M26 184V86l64-44v42l64-42v42l64-42v142z" className="fill-brand" />
      <path d="M90 42v42l-22 15V57zM154 42v42l-22 14V56z" className="fill-forest-line" />
      <path d="M218 42v50l-24 16V58z" className="fill-action" />
      <path d="M218 42l44 142h-44z" className="fill-action" opacity="0.22" />
      <path d="M46 184v-52h40v52zM112 132h28v22h-28zM158 132h28v22h-28z" className="fill-forest" />
      <path d="M10 184h262" className="stroke-forest-text" strokeWidth="3" />
    </Drawing>
  )
}
