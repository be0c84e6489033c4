import { Link, linkStyle } from '@/components/ui/link'
import type { Match } from '@/lib/finder/rank'
import { Reasons } from './best-match'

type ListedMatch = Pick<Match, 'path' | 'pros'> & { cons: readonly { because: string }[] }
type Props = {
  id: string
  title: string
  matches: readonly ListedMatch[]
  isAgainst?: boolean
}

export function OtherMatches({ id, title, matches, isAgainst = false }: Props) {
  if (matches.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {matches.map(({ path, pros, cons }) => (
          <li key={path.slug} className="grid gap-x-8 py-3 md:grid-cols-[16rem_1fr]">
            <h3>
              <Link href={`/careerpaths/${path.slug}`} className={linkStyle('alone')}>
                {path.careerName}
              </Link>
            </h3>
            <div className="md:pt-1 *:first:mt-1.5">
              {!isAgainst && <Reasons label="Why it might suit you" reasons={pros.slice(0, 1)} isBrief />}
              <Reasons
                label={isAgainst ? 'Why not' : 'Why it might not suit you'}
                reasons={isAgainst ? cons : cons.slice(0, 1)}
                isAgainst
                isBrief={!isAgainst}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
