import { notAhead } from '@/lib/routing/ahead'

const isLink = { href_matches: '/*' }
const isOther = notAhead.map((pattern) => ({ not: { href_matches: pattern } }))
// Once script drives the page, the router prefetches what it needs.
const isFollowed = {
  selector_matches: ':root:not([data-script=here]) a:not([href^="#"], [target], [download])',
}

/** Pages that a browser may prefetch on hover or as a finger comes down. */
export function GET() {
  const rules = { prefetch: [{ where: { and: [isLink, ...isOther, isFollowed] }, eagerness: 'moderate' }] }
  return new Response(JSON.stringify(rules), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
