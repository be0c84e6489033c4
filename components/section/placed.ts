import type { Enter, Tone } from '@/components/ui/band'
import type { AnySection, SectionKind } from '@/provider/sections/section'
import { sectionIds } from '@/provider/sections/section-ids'

// Each kind's background and entrance. A light section below one of the same colour takes the other light colour.
const looks: Record<SectionKind, [tone: Tone, enter?: Enter]> = {
  hero: ['forest'],
  companies: ['white'],
  'career-paths': ['paper', 'scale'],
  cohort: ['forest', 'fade'],
  'future-proof': ['white', 'fade'],
  offering: ['forest', 'scale'],
  tutors: ['paper', 'fade'],
  reasons: ['white', 'fade'],
  'project-pack': ['forest', 'fade'],
  posts: ['white', 'fade'],
  testimonies: ['paper', 'scale'],
  'call-back': ['white', 'fade'],
  mission: ['paper', 'fade'],
  'who-we-are': ['white', 'fade'],
  'what-we-do': ['forest', 'fade'],
  claims: ['paper', 'scale'],
  'how-we-differ': ['white', 'scale'],
  'get-started': ['white', 'fade'],
  services: ['paper', 'scale'],
  'before-and-after': ['white', 'fade'],
  steps: ['forest', 'fade'],
  terms: ['paper', 'fade'],
  'grow-with': ['forest', 'fade'],
  recruitment: ['white', 'fade'],
  text: ['paper', 'fade'],
}

type PlacedSection = { section: AnySection; id: string; tone: Tone; enter?: Enter; isAfterForest: boolean }

/**
 * Gives each section an id that begins with `page`, and a background. Two light neighbours have different
 * backgrounds. `above` is the background above the first section.
 */
export function placed(sections: readonly AnySection[], page: string, above?: Tone): PlacedSection[] {
  const ids = sectionIds(sections, page)
  let before = above
  return sections.map((section, index) => {
    const [wanted, enter] = looks[section.section]
    const tone = wanted === before && wanted !== 'forest' ? other[wanted] : wanted
    const isAfterForest = tone === 'forest' && before === 'forest'
    before = tone
    return { section, id: ids[index] ?? '', tone, enter, isAfterForest }
  })
}

const other = { paper: 'white', white: 'paper' } as const
