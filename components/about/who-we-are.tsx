import { Band, BandHeading } from '@/components/ui/band'
import { claims } from '@/lib/provider/claims'
import { site } from '@/lib/provider/site'

const regions = [
  { name: 'Europe', x: 356, y: 112, way: 'M150 118h120l24-6h62' },
  { name: 'Middle East', x: 384, y: 238, way: 'M150 118h60l112 120h62' },
  { name: 'Africa', x: 246, y: 336, way: 'M150 118v104l70 114h26' },
] as const

/** Who the provider is and where it works, with a drawing of the way from its office into the region. */
export function WhoWeAre() {
  return (
    <Band tone="white" labelledBy="who-heading">
      <div className="grid items-center gap-x-10 gap-y-10 md:grid-cols-2 lg:gap-x-16">
        <RegionMap />
        <div className="md:order-first">
          <BandHeading id="who-heading" title="Who We Are">
            <p>{claims.place}.</p>
          </BandHeading>
          <p className="mt-5 max-w-measure text-muted">
            We are tutors who practise what we teach, mentors who remember learning it, and a careers team
            that has sat on both sides of the interview table. Classes are online, so where you live decides
            nothing.
          </p>
          <p className="mt-4 max-w-measure text-muted">
            The first person you speak to is usually Ruth Abara, who leads admissions and careers. She will
            tell you if a path is wrong for you, and which one she would look at in its place.
          </p>
        </div>
      </div>
    </Band>
  )
}

function RegionMap() {
  return (
    <svg viewBox="0 0 560 400" className="h-auto w-full rounded-card bg-brand-tint" aria-hidden="true">
      <g fill="none" className="stroke-white" strokeWidth="2">
        {[0, 1, 2, 3, 4].map((line) => (
          <path key={line} d={`M-10 ${50 + line * 84}q290 ${56 - line * 8} 580 0`} />
        ))}
        {[0, 1, 2, 3, 4, 5].map((line) => (
          <path key={line} d={`M${60 + line * 92} -10q${(line - 2.5) * 26} 210 ${(line - 2.5) * 34} 420`} />
        ))}
      </g>
      <circle cx="150" cy="118" r="78" className="fill-action" opacity="0.14" />
      <circle cx="150" cy="118" r="48" className="fill-action" opacity="0.22" />
      <g fill="none" className="stroke-brand" strokeWidth="4" strokeLinejoin="round">
        {regions.map(({ name, way }) => (
          <path key={name} d={way} strokeDasharray="2 10" strokeLinecap="round" />
        ))}
      </g>
      {regions.map(({ name, x, y }) => (
        <g key={name}>
          <circle cx={x} cy={y} r="10" className="fill-brand-tint stroke-brand" strokeWidth="5" />
          <text x={x + 22} y={y + 8} fontSize="24" className="fill-ink font-semibold">
            {name}
          </text>
        </g>
      ))}
      <path d="M122 138v-30l28-16v46zM150 138v-30l28-16v46z" className="fill-brand" />
      <path d="M168 138v-38l10-6v44z" className="fill-action" />
      <text x="150" y="80" fontSize="24" textAnchor="middle" className="fill-ink font-display font-bold">
        {site.name}
      </text>
    </svg>
  )
}
