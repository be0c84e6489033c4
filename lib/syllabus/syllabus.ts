import type { CareerPath } from '@/lib/api/career-paths'
import { costOf } from '@/lib/cost/cost'
import { costLines } from '@/lib/cost/cost-words'
import { courseOf } from '@/lib/cost/course'
import { type Block, blocksIn } from '@/lib/print/blocks'
import { formatStart } from '@/lib/time/first-class'
import { type Plan, plansWith } from '@/provider/facts/plans'
import { formatPence, type Period, priceOf } from '@/provider/facts/price'
import { site } from '@/provider/facts/site'

/** The content of a syllabus, in its order. Unknown facts are omitted. */
export type Syllabus = {
  title: string
  lead: string
  facts: [name: string, value: string][]
  parts: { heading: string; blocks: Block[] }[]
  plans: { name: string; lines: string[] }[]
}

// Limits, because an upstream may send any number of entries.
const maxItems = 60
const maxBlocks = 300

export function syllabusOf(path: CareerPath): Syllabus {
  const { whatYouWillLearn, skillsYouWillGain, potentialJobs, body } = path
  const parts = [
    { heading: 'What you will learn', blocks: whatYouWillLearn.slice(0, maxItems).map(itemOf) },
    { heading: 'Skills you will gain', blocks: paragraphOf(skillsYouWillGain) },
    { heading: 'Inside this path', blocks: body ? blocksIn(body).slice(0, maxBlocks).map(belowPart) : [] },
    { heading: 'Potential jobs', blocks: paragraphOf(potentialJobs) },
  ]
  return {
    title: path.careerName,
    lead: path.description,
    facts: factsOf(path),
    parts: parts.filter(({ blocks }) => blocks.length > 0),
    plans: plansWith(path.prices).map((plan) => planOf(plan, path)),
  }
}

function itemOf(text: string): Block {
  return { kind: 'item', label: '•', runs: [{ text }] }
}

function paragraphOf(words: string[]): Block[] {
  const text = `${words.slice(0, maxItems).join(', ')}.`
  return words.length > 0 ? [{ kind: 'paragraph', runs: [{ text }] }] : []
}

// Headings move down one level, because the part has its own heading.
function belowPart(block: Block): Block {
  return block.kind === 'heading' ? { ...block, kind: 'subheading' } : block
}

function factsOf(path: CareerPath): Syllabus['facts'] {
  const { weeks, hoursAWeek, classTimes, entryRequirements, places, hasStarted } = path
  const facts: [string, string | number | null][] = [
    [hasStarted ? 'Last started' : 'First class', formatStart(path)],
    ['Length', weeks && `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`],
    ['Hours a week', hoursAWeek],
    ['Class times', classTimes],
    ['Before you begin', entryRequirements],
    ['Places per class', places],
  ]
  const own = facts.flatMap(([name, value]): Syllabus['facts'] => (value ? [[name, `${value}`]] : []))
  return [...own, ...site.pathFacts.map(({ name, value }): [string, string] => [name, value])]
}

function planOf(plan: Plan, path: CareerPath): Syllabus['plans'][number] {
  const ways = plan.billing === 'monthly' ? (['monthly', 'annual'] as const) : (['monthly'] as const)
  const totals = (plan: Plan, period: Period) =>
    costLines(plan, costOf(plan, period, courseOf(path))).map(({ amount, words }) => `${amount} ${words}.`)
  const lines = ways.flatMap((period) => {
    const { amount, unit, terms } = priceOf(plan, period)
    return [`${formatPence(amount)} ${unit}. ${terms}`, ...totals(plan, period)]
  })
  return { name: plan.name, lines }
}
