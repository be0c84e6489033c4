import type { Tutor } from '@/provider/facts/tutors'

const motifs: Record<Tutor['motif'], string> = {
  bars: 'M28 128V96M48 128V78M68 128V88M88 128V56M108 128V64M128 128V32',
  layers: 'M80 26l56 26-56 26-56-26zM24 76l56 26 56-26M24 100l56 26 56-26',
  net: 'M30 44L80 30M30 44l50 40M30 44v56M80 30l50 34M80 84l50-20M80 84l-50 16M80 84l40 36M130 64l-10 56M30 100l90 20',
  flow: 'M24 34h44v28H24zM92 62h44v28H92zM24 98h44v28H24zM68 48h24l22 0v14M114 90v22H68',
  rings:
    'M80 78m-10 0a10 10 0 1 0 20 0 10 10 0 1 0-20 0M80 78m-28 0a28 28 0 0 1 56 0M80 78m-46 0a46 46 0 0 1 92 0M80 88v22',
}

export function TutorMonogram({ tutor, className }: { tutor: Tutor; className: string }) {
  const { name, hue, motif } = tutor
  const tone = (saturation: number, lightness: number) => `hsl(${hue} ${saturation}% ${lightness}%)`
  const initials = name
    .split(' ')
    .map((word) => word[0])
    .join('')
  return (
    <svg viewBox="0 0 160 200" className={`overflow-hidden rounded-card ${className}`} aria-hidden="true">
      <rect width="160" height="200" fill={tone(42, 15)} />
      <path d="M70 0h56L26 200h-56zM140 0h20v22L70 200H42z" fill={tone(50, 45)} opacity="0.2" />
      <path
        d={motifs[motif]}
        fill="none"
        stroke={tone(44, 52)}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect y="134" width="160" height="66" fill={tone(40, 21)} />
      <text
        x="14"
        y="184"
        fontSize="58"
        letterSpacing="-3"
        className="fill-white font-display font-extrabold"
      >
        {initials}
      </text>
      <circle cx="138" cy="178" r="7" className="fill-action" />
    </svg>
  )
}
