import type { ComponentType } from 'react'
import { BlogTeaser } from '@/components/blog/blog-teaser'
import type { SectionProps } from '@/components/page/headed-band'
import { ProjectPack } from '@/components/plan/project-pack'
import { Passages } from '@/components/text/passages'
import { Band, BandHeading, type Enter, type Tone } from '@/components/ui/band'
import { readText } from '@/lib/pages/read-text'
import type { AnySection, SectionKind } from '@/provider/sections/section'
import { sectionIds } from '@/provider/sections/section-ids'
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
import { ProgrammeOffering } from './programme-offering'
import { Recruitment } from './recruitment'
import { Testimonials } from './testimonials'
import { WhatWeDo } from './what-we-do'
import { WhoWeAre } from './who-we-are'
import { WhyChooseUs } from './why-choose-us'
import { WhyUs } from './why-us'

const kinds: { [Kind in SectionKind]: [ComponentType<SectionProps<Kind>>, Tone, Enter?] } = {
  hero: [Hero, 'forest'],
  companies: [CompanyStrip, 'white'],
  'career-paths': [CareerPaths, 'paper', 'scale'],
  cohort: [CohortCountdown, 'forest', 'fade'],
  'future-proof': [FutureProof, 'white', 'fade'],
  offering: [ProgrammeOffering, 'forest', 'scale'],
  tutors: [Faculty, 'paper', 'fade'],
  reasons: [WhyChooseUs, 'white', 'fade'],
  'project-pack': [ProjectPack, 'forest', 'fade'],
  posts: [BlogTeaser, 'white', 'fade'],
  testimonies: [Testimonials, 'paper', 'scale'],
  'call-back': [CallBack, 'white', 'fade'],
  'who-we-are': [WhoWeAre, 'white', 'fade'],
  'what-we-do': [WhatWeDo, 'forest', 'fade'],
  claims: [WhyUs, 'paper', 'scale'],
  'get-started': [GetStartedBanner, 'white', 'fade'],
  services: [BusinessServices, 'paper', 'scale'],
  'before-and-after': [BeforeAndAfter, 'white', 'fade'],
  steps: [Engagement, 'forest', 'fade'],
  terms: [EngagementCost, 'paper', 'fade'],
  'grow-with': [GrowWith, 'forest', 'fade'],
  recruitment: [Recruitment, 'white', 'fade'],
  text: [TextSection, 'paper', 'fade'],
}

const other = { paper: 'white', white: 'paper' } as const

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

/** Two light sections never have the same background one above the other. */
export function Sections({ page, sections, above, moves = false }: Props) {
  const ids = sectionIds(sections, page)
  let before = above
  return sections.map((section, index) => {
    const [component, wanted, enter] = kinds[section.section]
    const tone = wanted === before && wanted !== 'forest' ? other[wanted] : wanted
    const isAfterForest = tone === 'forest' && before === 'forest'
    before = tone
    const id = ids[index] ?? ''
    const Section = component as unknown as AnyComponent
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

async function TextSection({ id, tone, enter, heading, lead, text }: SectionProps<'text'>) {
  const { passages } = await readText(text, id)
  return (
    <Band tone={tone} labelledBy={heading && id} enter={enter}>
      {heading && <BandHeading id={id} title={heading} lead={lead} />}
      <Passages passages={passages} className={heading ? 'mt-8' : ''} />
    </Band>
  )
}
