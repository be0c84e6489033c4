import { Cover } from '@/components/art/cover'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { Match, Reason } from '@/lib/finder/rank'

/** A path that fits: why, and what to know before. The whole card leads to it. */
export function BestMatch({ match: { path, pros, cons }, place }: { match: Match; place: number }) {
  return (
    <article className={`group relative flex h-full flex-col overflow-hidden ${surface('raised')}`}>
      <div className="hidden aspect-[3/1] overflow-hidden lg:block">
        <Cover slug={path.slug} image={path.image} sizes="24rem" className="h-full w-full" />
      </div>
      <div className="flex grow flex-col p-6">
        <p>
          <Badge tone={place === 1 ? 'action' : 'brand'}>
            {place === 1 ? 'Fits best' : `Place ${place}`}
          </Badge>
        </p>
        <h2 className="mt-3 text-card">{path.careerName}</h2>
        <Reasons label="Why it fits" reasons={pros} />
        <Reasons label="Know before" reasons={cons} isAgainst />
        <p className="mt-auto pt-4">
          <Link
            href={`/careerpaths/${path.slug}`}
            className={`${linkStyle('onward')} after:absolute after:inset-0`}
          >
            See this path<span className="sr-only">: {path.careerName}</span>
            <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </article>
  )
}

/** What speaks for a path or against it, each with its mark. */
export function Reasons({
  label,
  reasons,
  isAgainst,
}: {
  label: string
  reasons: Reason[]
  isAgainst?: boolean
}) {
  if (reasons.length === 0) return null
  return (
    <>
      <p className="mt-4 text-small font-semibold text-muted">{label}</p>
      <ul className="mt-1.5 grid grid-cols-1 gap-2 leading-snug wrap-anywhere">
        {reasons.map(({ because }) => (
          <li key={because} className="flex gap-2.5">
            <Icon
              name={isAgainst ? 'alert' : 'check'}
              className={`mt-0.5 size-5 ${isAgainst ? 'text-muted' : 'text-accent'}`}
            />
            {because}
          </li>
        ))}
      </ul>
    </>
  )
}
