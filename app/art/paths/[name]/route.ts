import { artAt } from '@/lib/art-address'

/** Browsers cache an address with the drawing's current hash for a year, and any other for a minute. */
export function GET({ url }: Request) {
  const art = artAt(new URL(url).pathname)
  if (!art) return new Response('There is no such drawing.', { status: 404 })
  const cached = art.isExact ? 'max-age=31536000, immutable' : 'max-age=60'
  return new Response(art.svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, ${cached}` },
  })
}
