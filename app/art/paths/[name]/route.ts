import { artAt } from '@/lib/art-address'

/** An address with the drawing's present hash is cached for a year, an older one for a minute. */
export function GET({ url }: Request) {
  const art = artAt(new URL(url).pathname)
  if (!art) return new Response('There is no such drawing.', { status: 404 })
  const cached = art.isExact ? 'max-age=31536000, immutable' : 'max-age=60'
  return new Response(art.svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, ${cached}` },
  })
}
