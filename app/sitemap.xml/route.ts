import { sitemapEntries } from '@/lib/seo/sitemap-entries'
import { sitemapFile } from '@/lib/seo/sitemap-files'

/** Every page that may be indexed, in one file or, where they are too many, in those that it names. */
export async function GET() {
  return new Response(sitemapFile(await sitemapEntries()), { headers: { 'Content-Type': 'application/xml' } })
}
