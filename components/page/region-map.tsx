import { site } from '@/provider/facts/site'
import type { RegionsMap } from '@/provider/kinds/page'

/** Fills the right half of a page's head. Up to tablets, it ends the head. */
export function RegionMap({ regions, land, caption }: RegionsMap) {
  return (
    <figure className="relative -mx-5 -mb-8 sm:max-lg:w-screen lg:absolute lg:inset-y-0 lg:right-0 lg:m-0 lg:w-1/2 md:max-lg:-mx-8 md:max-lg:-mb-14 print:hidden">
      <svg
        viewBox="12 0 560 400"
        preserveAspectRatio="xMidYMin slice"
        className="h-auto w-full bg-forest-raised font-semibold text-card lg:h-full lg:text-small"
        aria-hidden="true"
      >
        <path d={land} className="fill-forest-line" />
        {regions.map(({ name, x, y }) => (
          <g key={name} className="stroke-forest-text" strokeLinecap="round">
            <path d={`M159 83Q${x} 83 ${x} ${y}`} fill="none" strokeWidth="3" strokeDasharray="1 8" />
            <circle cx={x} cy={y} r="8" className="fill-forest" strokeWidth="4" />
            <text x={x + 15} y={y + 6} stroke="none" className="fill-white">
              {name}
            </text>
          </g>
        ))}
        <circle cx="159" cy="83" r="9" className="fill-action" />
        <text x="159" y="64" textAnchor="middle" className="fill-white">
          {site.address.town}
        </text>
      </svg>
      {caption && <figcaption className="absolute bottom-0 p-5 text-small text-white">{caption}</figcaption>}
    </figure>
  )
}
