import type { ComponentType } from 'react'
import { BlogTeaser } from '@/components/blog/blog-teaser'
import type { SectionProps } from '@/components/page/headed-band'
import { ProjectPack } from '@/components/plan/project-pack'
import type { Enter, Tone } from '@/components/ui/band'
import type { AnySection, SectionKind } from '@/provider/sections/section'
import { BeforeAndAfter } from './before-and-after'
import { BusinessServices } from './business-services'
import { CallBack } from './call-back'
import { CareerPaths } from './career-paths'
import { CohortCountdown } from './cohort-countdown'
import { CompanyStrip } from './company-strip'
import { Engagement } from './engagement'
import { EngagementCost } from './engagement-cost'
import { Faculty } from './faculty'
import { FutureProof } from './future-proof'
import { GetStartedBanner } from './get-started-banner'
import { GrowWith } from './grow-with'
import { Hero } from './hero'
import { HowWeDiffer } from './how-we-differ'
import { Mission } from './mission'
import { placed } from './placed'
import { ProgrammeOffering } from './programme-offering'
import { Recruitment } from './recruitment'
import { Testimonials } from './testimonials'
import { TextSection } from './text-section'
import { WhatWeDo } from './what-we-do'
import { WhoWeAre } from './who-we-are'
import { WhyChooseUs } from './why-choose-us'
import { WhyUs } from './why-us'

const components: { [Kind in SectionKind]: ComponentType<SectionProps<Kind>> } = {
  hero: Hero,
  companies: CompanyStrip,
  'career-paths': CareerPaths,
  cohort: CohortCountdown,
  'future-proof': FutureProof,
  offering: ProgrammeOffering,
  tutors: Faculty,
  reasons: WhyChooseUs,
  'project-pack': ProjectPack,
  posts: BlogTeaser,
  testimonies: Testimonials,
  'call-back': CallBack,
  mission: Mission,
  'who-we-are': WhoWeAre,
  'what-we-do': WhatWeDo,
  claims: WhyUs,
  'how-we-differ': HowWeDiffer,
  'get-started': GetStartedBanner,
  services: BusinessServices,
  'before-and-after': BeforeAndAfter,
  steps: Engagement,
  terms: EngagementCost,
  'grow-with': GrowWith,
  recruitment: Recruitment,
  text: TextSection,
}

// TypeScript cannot see that each component gets the words of its own kind.
type AnyComponent = ComponentType<AnySection & { id: string; tone: Tone; enter?: Enter }>

type Props = {
  /** The page's name. All ids begin with it. */
  page: string
  sections: readonly AnySection[]
  /** The background above the first section. */
  above?: Tone
  /** Whether sections appear with motion and are laid out late (Band). */
  moves?: boolean
}

export function Sections({ page, sections, above, moves = false }: Props) {
  return placed(sections, page, above).map(({ section, id, tone, enter, isAfterForest }) => {
    const Section = components[section.section] as unknown as AnyComponent
    const shown = <Section key={id} {...section} id={id} tone={tone} enter={moves ? enter : undefined} />
    return isAfterForest ? (
      <div key={id} className="on-forest border-t border-line">
        {shown}
      </div>
    ) : (
      shown
    )
  })
}
