import { site } from '@/provider/facts/site'
import type { RegionsMap } from '@/provider/kinds/page'

/** Fills the right half of a page's head. Up to tablets, it ends the head. */
export function RegionMap({ regions, land }: RegionsMap) {
  return (
    <svg
      viewBox="0 0 560 400"
      preserveAspectRatio="xMidYMin slice"
      className="-mx-5 -mb-8 h-auto w-[calc(100%+2.5rem)] max-w-none sm:max-lg:w-screen bg-forest-raised lg:absolute lg:inset-y-0 lg:right-0 lg:m-0 lg:h-full lg:w-1/2 md:max-lg:-mx-8 md:max-lg:-mb-14 print:hidden"
      aria-hidden="true"
    >
      <path d={land} className="fill-forest-line" />
      {regions.map(({ name, x, y }) => (
        <g key={name} className="stroke-forest-text">
          <path
            d={`M159 83Q${x} 83 ${x} ${y}`}
            fill="none"
            strokeWidth="3"
            strokeDasharray="1 8"
            strokeLinecap="round"
          />
          <circle cx={x} cy={y} r="8" className="fill-forest" strokeWidth="4" />
          <text
            x={x + 18}
            y={y + 6}
            stroke="none"
            className="fill-white font-semibold text-card lg:text-small"
          >
            {name}
          </text>
        </g>
      ))}
      <path d="M138 83v-22l21-12v34zM159 83v-22l21-12v34z" className="fill-white" />
      <path d="M172 83v-28l8-5v33z" className="fill-action" />
      <text x="159" y="38" textAnchor="middle" className="display fill-white text-card lg:text-lead">
        {site.name}
      </text>
    </svg>
  )
}
