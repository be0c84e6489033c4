import { kinds, liveKinds } from '@/provider/kinds'

/** Kinds of content by their section, such as `blog`. */
export const kindsBySection = new Map(liveKinds.map((kind) => [kinds[kind].section as string, kind]))

export function isDraftName(text: string): boolean {
  const [slug = '', section, ...more] = text.split('/').reverse()
  const isKnown = section === undefined || kindsBySection.has(section)
  return isKnown && /^[\w-]{1,250}$/.test(slug) && more.length === 0
}
