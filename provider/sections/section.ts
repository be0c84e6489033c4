import { z } from 'zod'
import { aboutSections } from './about'
import { businessSections } from './business'
import { homeSections } from './home'

/** A section of home or of a page, of any kind. */
export const section = z.discriminatedUnion('section', [
  ...homeSections,
  ...aboutSections,
  ...businessSections,
])

export type AnySection = z.infer<typeof section>
export type SectionKind = AnySection['section']
export type Section<Kind extends SectionKind> = Extract<AnySection, { section: Kind }>

/** What a page consists of. */
export const sections = z.array(section).superRefine((all, context) => {
  const heroes = all.flatMap(({ section }, index) => (section === 'hero' ? [index] : []))
  for (const index of heroes.slice(1))
    context.addIssue({
      code: 'custom',
      path: [index, 'section'],
      message: 'is a second hero: a page has one main heading',
    })
})
