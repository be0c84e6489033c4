import type { SectionProps } from '@/components/page/headed-band'
import { Band, BandHeading } from '@/components/ui/band'
import { site } from '@/provider/facts/site'

export function WhoWeAre(section: SectionProps<'who-we-are'>) {
  const { id, tone, enter, heading, lead, paragraphs, map, land } = section
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <div className={`grid items-center gap-x-10 gap-y-10 lg:gap-x-16 ${map ? 'md:grid-cols-2' : ''}`}>
        <div>
          <BandHeading id={id} title={heading} lead={lead} />
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={`max-w-measure text-muted ${index === 0 ? 'mt-5' : 'mt-4'}`}>
              {paragraph}
            </p>
          ))}
        </div>
        {map && <RegionMap regions={map} land={land} />}
      </div>
    </Band>
  )
}

type MapProps = { regions: NonNullable<SectionProps<'who-we-are'>['map']>; land?: string }

function RegionMap({ regions, land }: MapProps) {
  return (
    <svg viewBox="0 0 560 400" className="h-auto w-full rounded-card bg-brand-tint" aria-hidden="true">
      <path d={land} className="fill-brand" opacity="0.16" />
      {regions.map(({ name, x, y }) => (
        <g key={name} className="stroke-brand">
          <path
            d={`M159 83Q${x} 83 ${x} ${y}`}
            fill="none"
            strokeWidth="4"
            strokeDasharray="2 10"
            strokeLinecap="round"
          />
          <circle cx={x} cy={y} r="10" className="fill-brand-tint" strokeWidth="5" />
          <text x={x + 22} y={y + 8} fontSize="24" stroke="none" className="fill-ink font-semibold">
            {name}
          </text>
        </g>
      ))}
      <path d="M138 83v-22l21-12v34zM159 83v-22l21-12v34z" className="fill-brand" />
      <path d="M172 83v-28l8-5v33z" className="fill-action" />
      <text x="159" y="38" fontSize="24" textAnchor="middle" className="fill-ink font-display font-bold">
        {site.name}
      </text>
    </svg>
  )
}
