import { Drawing } from '@/components/art/drawing'

/** A CV on its way, marked as read. */
export function RecruitmentArt() {
  return (
    <Drawing width={280}>
      <rect
        x="98"
        y="14"
        width="122"
        height="160"
        rx="8"
        transform="rotate(9 160 94)"
        className="fill-forest-line"
      />
      <rect x="72" y="20" width="122" height="164" rx="8" className="fill-paper" />
      <circle cx="99" cy="50" r="14" className="fill-brand" />
      <path d="M124 44h46M124 57h30" className="stroke-ink" strokeWidth="5" />
      <path
        d="M88 86h90M88 102h76M88 118h84M88 150h90M88 166h54"
        className="stroke-field-line"
        strokeWidth="3.5"
      />
      <path d="M88 134h62" className="stroke-action" strokeWidth="9" strokeLinecap="butt" />
      <circle cx="196" cy="166" r="24" className="fill-action stroke-forest-raised" strokeWidth="6" />
      <path d="M186 167l7 7 14-15" className="stroke-ink" strokeWidth="4.5" />
    </Drawing>
  )
}

/** A letter in its envelope, signed. */
export function ReferenceArt() {
  return (
    <Drawing width={280}>
      <path d="M40 92l100-64 100 64v92H40z" className="fill-forest-line" />
      <rect x="66" y="14" width="148" height="150" rx="6" className="fill-paper" />
      <path d="M84 38h60M84 56h112M84 70h98M84 84h106" className="stroke-field-line" strokeWidth="3.5" />
      <path
        d="M88 112c8-16 14-16 12-2s6 8 12-2 6 10 14 2 10-6 22-2"
        className="stroke-brand"
        strokeWidth="3.5"
      />
      <path d="M40 94l100 58 100-58v84a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8z" className="fill-brand" />
      <circle cx="140" cy="150" r="16" className="fill-action" />
    </Drawing>
  )
}

/** The certificate, with its engraved ground and its seal. */
export function CertificateArt() {
  return (
    <Drawing width={560}>
      <rect x="30" y="8" width="500" height="184" rx="8" className="fill-paper" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((wave) => (
        <path
          key={wave}
          d={`M46 ${54 + wave * 12}c60 ${wave * 8 - 44} 110 ${44 - wave * 8} 170 0s110 ${wave * 8 - 44} 170 0 90 30 128 0`}
          className="stroke-brand"
          strokeWidth="1"
          opacity="0.3"
        />
      ))}
      <rect x="44" y="22" width="472" height="156" rx="3" className="stroke-brand" strokeWidth="2" />
      <path d="M78 62h150" className="stroke-ink" strokeWidth="11" />
      <path d="M78 90h240M78 106h190" className="stroke-muted" strokeWidth="4" />
      <path d="M78 150h110M216 150h92" className="stroke-muted" strokeWidth="2" />
      <path
        d="M86 143c8-18 14-16 12-2s8 8 14-3 7 9 15 1 12-4 24-3"
        className="stroke-brand"
        strokeWidth="3"
      />
      <path d="M420 120l-14 60 24-12 24 12-14-60z" className="fill-brand" />
      <circle cx="430" cy="92" r="42" className="fill-action" />
      <circle cx="430" cy="92" r="32" className="stroke-ink" strokeWidth="2" strokeDasharray="2 5" />
      <path d="M414 92l11 12 21-24" className="stroke-ink" strokeWidth="6" />
    </Drawing>
  )
}
