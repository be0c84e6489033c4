import { cacheLife, cacheTag } from 'next/cache'
import { type PageText, pageText } from '@/lib/html/page-text'
import { hiddenAddresses } from './shown-pages'

/**
 * Reads a text of the provider's, once. What would lead to a page that nobody may see yet are words without a link.
 *
 * @param text its Markdown
 * @param slug with which its ids begin
 * @param isNumbered whether its main headings are numbered
 */
export async function readText(text: string, slug: string, isNumbered = false): Promise<PageText> {
  'use cache'
  cacheLife('max')
  if (text.includes('](pictures/')) cacheTag('pictures')
  return await pageText(text, slug, { numbered: isNumbered, hidden: await hiddenAddresses() })
}
