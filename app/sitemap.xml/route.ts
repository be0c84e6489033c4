import { sitemapEntries } from '@/lib/seo/sitemap-entries'
import { sitemapFile } from '@/lib/seo/sitemap-files'

/** Splits into several files above 50,000 addresses. */
export async function GET() {
  return new Response(sitemapFile(await sitemapEntries()), { headers: { 'Content-Type': 'application/xml' } })
}
