import type { Enter, Tone } from '@/components/ui/band'
import type { Section, SectionKind } from '@/provider/sections/section'

/** A section's words and its place on the page. */
export type SectionProps<Kind extends SectionKind> = Omit<Section<Kind>, 'section' | 'id'> & {
  /** The heading's id; it begins with the page's name, as earlier pages stay in the document. */
  id: string
  tone: Tone
  enter?: Enter
}
