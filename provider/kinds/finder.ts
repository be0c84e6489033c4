import { z } from 'zod'
import { id, listOf, metaDescription, shortName, text } from '@/provider/fields/text'
import { leadsTo } from '@/provider/sections/parts'

/** The finder's address uses these words itself. */
const reserved = ['question', 'skip']
const name = id.refine((each) => !reserved.includes(each), 'is reserved: choose another name')

const weeks = z.int().positive().max(208).optional()

/** Conditions about a path's own facts. */
const conditions = {
  hours: z.number().positive().max(80).optional().meta({
    title: 'Hours they have each week',
    description: 'A wish: paths that take more rank lower.',
  }),
  days: z.array(text).min(1).optional().meta({
    title: 'Class days they’d like',
    description: 'A wish. Write days as class times do. For example, Mondays.',
  }),
  begins_within: weeks.meta({ title: 'Wants to begin within', description: 'In weeks.' }),
  begins_after: weeks.meta({ title: 'Wants to begin after', description: 'In weeks.' }),
}

/** The highest payment for a plan with classes, in the provider's currency. */
const pays = z.strictObject({
  by: z.enum(['month', 'once']).meta({ title: 'Monthly or once' }),
  at_most: z
    .number()
    .positive()
    .optional()
    .meta({ title: 'Highest payment', description: 'In the currency set in Provider.' }),
})

const answer = z.strictObject({
  id: name.meta(shortName),
  label: text.meta({ title: 'Answer' }),
  // Here, the conditions are wishes: they rank paths. Under `needs`, they rule paths out.
  ...conditions,
  needs: z
    .strictObject({
      ...conditions,
      hours: conditions.hours.meta({
        title: 'Hours they have each week',
        description: 'Rules out paths that take more.',
      }),
      days: conditions.days.meta({
        title: 'Class days they can make',
        description: 'Rules out paths on other days. For example, Mondays.',
      }),
      pays: pays
        .optional()
        .meta({ title: 'How they’d pay', description: 'Rules out paths that can’t be paid for this way.' }),
    })
    .optional()
    .meta({ title: 'Conditions', description: 'Rules out paths that don’t meet them.' }),
  advice: z
    .strictObject({
      text: text.meta({ title: 'Text' }),
      links: listOf({
        label: text.meta({ title: 'Label', description: 'The words of the link.' }),
        to: text.meta(leadsTo),
      })
        .default([])
        .meta({ title: 'Links' }),
    })
    .optional()
    .meta({
      title: 'What to do instead',
      description: 'With conditions, it’s shown only if no path meets them.',
    }),
})

const question = z.strictObject({
  id: name.meta(shortName),
  question: text.meta({ title: 'Question' }),
  hint: text.optional().meta({ title: 'Hint' }),
  answers: z.array(answer).min(2).superRefine(onceEach).meta({ title: 'Answers' }),
})

/** `finder.yaml`. Each path's own file says who it suits. */
export const finderFields = z.strictObject({
  title: text.meta({ title: 'Title' }),
  meta_description: metaDescription,
  lead: text.meta({ title: 'Lead', description: 'The sentence below the heading.' }),
  questions: z.array(question).min(2).max(12).superRefine(onceEach).meta({ title: 'Questions' }),
})

export type Question = z.infer<typeof question>
export type FinderAnswer = z.infer<typeof answer>
export type Needs = NonNullable<FinderAnswer['needs']>
export type Pays = z.infer<typeof pays>
export type Advice = NonNullable<FinderAnswer['advice']>

function onceEach(all: { id: string }[], context: z.RefinementCtx) {
  for (const [index, { id }] of all.entries()) {
    if (all.findIndex((other) => other.id === id) === index) continue
    context.addIssue({ code: 'custom', path: [index, 'id'], message: `${id} is used twice` })
  }
}
