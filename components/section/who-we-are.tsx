import type { SectionProps } from '@/components/page/headed-band'
import { Band, BandHeading } from '@/components/ui/band'
import { site } from '@/provider/facts/site'

export function WhoWeAre({ id, tone, enter, heading, lead, paragraphs, map }: SectionProps<'who-we-are'>) {
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <div className={`grid items-center gap-x-10 gap-y-10 lg:gap-x-16 ${map ? 'md:grid-cols-2' : ''}`}>
        {map && <RegionMap regions={map} />}
        <div className="md:order-first">
          <BandHeading id={id} title={heading} lead={lead} />
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={`max-w-measure text-muted ${index === 0 ? 'mt-5' : 'mt-4'}`}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Band>
  )
}

function RegionMap({ regions }: { regions: NonNullable<SectionProps<'who-we-are'>['map']> }) {
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
