import type { Enter, Tone } from '@/components/ui/band'
import type { Section, SectionKind } from '@/provider/sections/section'

/** What a section is given: its words, and its place on the page. */
export type SectionProps<Kind extends SectionKind> = Omit<Section<Kind>, 'section' | 'id'> & {
  /** That of its heading; it begins with the page's name, as pages that were left stay in the document. */
  id: string
  tone: Tone
  enter?: Enter
}
