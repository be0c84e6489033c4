import { Link, linkStyle } from '@/components/ui/link'
import type { Match } from '@/lib/finder/rank'
import { Reasons } from './best-match'

type Props = { id: string; title: string; lead?: string; matches: readonly Match[]; isAgainst?: boolean }

export function OtherMatches({ id, title, lead, matches, isAgainst = false }: Props) {
  if (matches.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-measure text-muted">{lead}</p>}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {rowsOf(matches, isAgainst).map(({ paths, pros, cons }) => (
          <li key={paths[0]?.slug} className="grid gap-x-8 py-3 lg:grid-cols-[1fr_2fr]">
            <h3 className="flex flex-wrap gap-x-5">
              {paths.map(({ slug, careerName }) => (
                <Link key={slug} href={`/careerpaths/${slug}`} className={linkStyle('alone')}>
                  {careerName}
                </Link>
              ))}
            </h3>
            <div className="md:pt-1 *:first:mt-1.5">
              <Reasons label="Why it might suit you" reasons={aboutAll(pros, paths.length)} isBrief />
              <Reasons label="Why not" reasons={aboutAll(cons, paths.length)} isAgainst isBrief />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

// "Its classes" of one path are "Their classes" of several, and "It takes" is "Each takes".
const aboutAll = (reasons: readonly { because: string }[], paths: number) =>
  paths > 1
    ? reasons.map(({ because }) => ({ because: because.replace(/^Its /, 'Their ').replace(/^It /, 'Each ') }))
    : reasons

type Row = Record<'pros' | 'cons', readonly { because: string }[]> & { paths: Match['path'][] }

/** Paths with the same reasons share a row. */
function rowsOf(matches: Props['matches'], isAgainst: boolean): Row[] {
  const rows = new Map<string, Row>()
  for (const { path, excluded, ...match } of matches) {
    const pros = isAgainst ? [] : match.pros.slice(0, 1)
    const cons = excluded.length > 0 ? excluded : match.cons.slice(0, isAgainst ? undefined : 1)
    const key = [...pros, ...cons].map(({ because }) => because).join('\n')
    rows.set(key, { pros, cons, paths: [...(rows.get(key)?.paths ?? []), path] })
  }
  return [...rows.values()]
}
