import { z } from 'zod'
import { nearest } from '@/provider/nearest'
import { aboutSections } from './about'
import { businessSections } from './business'
import { homeSections } from './home'
import { card, headedSection, link } from './parts'

const careerSections = [
  headedSection('grow-with', {
    features: z.array(card).min(1).meta({ title: 'What is included' }),
    action: link.optional().meta({ title: 'Button' }),
  }),
  headedSection('recruitment', { steps: z.array(card).min(1).max(6).meta({ title: 'Steps' }) }),
] as const

const kinds = [...homeSections, ...aboutSections, ...businessSections, ...careerSections] as const

export const section = z.discriminatedUnion('section', kinds, {
  error: ({ code, input }) => (code === 'invalid_union' ? unknownKind(input) : undefined),
})

function unknownKind(input: unknown): string {
  const names = kinds.map(({ shape }) => shape.section.value)
  const written = (input as { section?: unknown })?.section
  const meant = typeof written === 'string' && nearest(written, names)
  return meant ? `did you mean ${meant}?` : `isn’t known. Use one of ${names.join(', ')}`
}

export type AnySection = z.infer<typeof section>
export type SectionKind = AnySection['section']
export type Section<Kind extends SectionKind> = Extract<AnySection, { section: Kind }>

export const sections = z.array(section).superRefine((all, context) => {
  const heroes = all.flatMap(({ section }, index) => (section === 'hero' ? [index] : []))
  for (const index of heroes.slice(1))
    context.addIssue({
      code: 'custom',
      path: [index, 'section'],
      message: 'is a second hero: a page can have only one main heading',
    })
})
