import { notAhead } from '@/lib/routing/ahead'

const isLink = { href_matches: '/*' }
const isOther = notAhead.map((pattern) => ({ not: { href_matches: pattern } }))
// Matches nothing once React drives the page, because Next's router then prefetches.
const isFollowed = {
  selector_matches: ':root:not([data-script=here]) a:not([href^="#"], [target], [download])',
}

/** Tells browsers which pages to prefetch when a pointer hovers over a link or presses it. */
export function GET() {
  const rules = { prefetch: [{ where: { and: [isLink, ...isOther, isFollowed] }, eagerness: 'moderate' }] }
  return new Response(JSON.stringify(rules), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
