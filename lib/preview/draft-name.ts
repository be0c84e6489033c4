import { kinds, liveKinds } from '@/provider/kinds'

/** The kinds that can be previewed, by the section of the site that shows them. */
export const kindsBySection = new Map(liveKinds.map((kind) => [kinds[kind].section as string, kind]))

/**
 * Tells the name of a draft from anything else.
 *
 * @param text such as "blog/my-post", or "funding" for a page of the provider's own
 */
export function isDraftName(text: string): boolean {
  const [slug = '', section, ...more] = text.split('/').reverse()
  const isKnown = section === undefined || kindsBySection.has(section)
  return isKnown && /^[\w-]{1,250}$/.test(slug) && more.length === 0
}
