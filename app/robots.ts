import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/address/absolute-url'

/** Pages that may not be indexed say so themselves, and must be read for that. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap: absoluteUrl('/sitemap.xml') }
}
