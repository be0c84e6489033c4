import { cacheLife, cacheTag } from 'next/cache'
import { type PageText, pageText } from '@/lib/html/page-text'
import { hiddenAddresses } from './shown-pages'

/** Reads a Markdown text and caches the result. Links to unpublished pages become words. Ids begin with `slug`. */
export async function readText(text: string, slug: string, isNumbered = false): Promise<PageText> {
  'use cache'
  cacheLife('max')
  if (text.includes('](pictures/')) cacheTag('pictures')
  return await pageText(text, slug, { numbered: isNumbered, hidden: await hiddenAddresses() })
}
