import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/address/absolute-url'

/** Crawlers may fetch pages that they must not index, because they find `noindex` only in the page. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap: absoluteUrl('/sitemap.xml') }
}
