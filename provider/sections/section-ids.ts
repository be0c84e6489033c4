import type { AnySection } from './section'

/** An id for each section, such as `about-us-tutors`; for a second one of that name, `about-us-tutors-2`. */
export function sectionIds(sections: readonly AnySection[], page: string): string[] {
  const taken = new Map<string, number>()
  return sections.map(({ id, section }) => {
    const name = id ?? section
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return `${page}-${name}${count > 1 ? `-${count}` : ''}`
  })
}
