import { sitemapEntries } from '@/lib/seo/sitemap-entries'
import { sitemapPart } from '@/lib/seo/sitemap-files'

export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[file]'>) {
  const [, part] = /^([1-9]\d?)\.xml$/.exec((await params).file) ?? []
  const xml = part === undefined ? null : await partOf(Number(part))
  if (xml === null) return new Response('Not found', { status: 404 })
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } })
}

async function partOf(part: number): Promise<string | null> {
  'use cache'
  return sitemapPart(await sitemapEntries(), part)
}
