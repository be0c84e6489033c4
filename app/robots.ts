import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/address/absolute-url'

/** A page that must not be indexed says so itself, and must be crawled for that. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap: absoluteUrl('/sitemap.xml') }
}
