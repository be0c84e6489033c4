import type { AnySection } from './section'

/**
 * The ids of the sections of a page, by which links lead to them: `about-us-tutors`, the second one `about-us-tutors-2`.
 *
 * @param page the page's name, with which each begins
 */
export function sectionIds(sections: readonly AnySection[], page: string): string[] {
  const taken = new Map<string, number>()
  return sections.map(({ id, section }) => {
    const name = id ?? section
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return `${page}-${name}${count > 1 ? `-${count}` : ''}`
  })
}
