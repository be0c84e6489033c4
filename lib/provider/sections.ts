export type { DrawingName } from '@/provider/sections/parts'
export type { AnySection, Section, SectionKind } from '@/provider/sections/section'
export { sectionIds } from '@/provider/sections/section-ids'
