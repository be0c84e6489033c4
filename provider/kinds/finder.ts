import { z } from 'zod'
import { id, text } from '@/provider/fields/text'

/** Words that stand in the address for something else than an answer. */
const reserved = ['question', 'skip']
const name = id.refine((each) => !reserved.includes(each), 'is taken: choose another name')

/** What a path can be held against, as it says of itself. */
const conditions = {
  /** So many hours a week somebody has. */
  hours: z.number().positive().max(80).optional(),
  /** Days on which somebody can have class, as the class times of paths name them. */
  days: z.array(text).min(1).optional(),
  /** In how many weeks somebody would begin, at most or at least. */
  begins_within: z.number().int().positive().max(208).optional(),
  begins_after: z.number().int().positive().max(208).optional(),
}

/** How somebody would pay: at most so much each time, in the provider's currency, for a plan that has classes. */
const pays = z.strictObject({
  by: z.enum(['month', 'once']),
  at_most: z.number().positive().optional(),
})

const answer = z.strictObject({
  id: name,
  label: text,
  // Wishes: they weigh for a path or against it.
  ...conditions,
  /** Conditions: a path that does not meet them is ruled out, whatever speaks for it. */
  needs: z.strictObject({ ...conditions, pays: pays.optional() }).optional(),
  /** What to do for somebody with this answer. Beside `needs` it is shown only if no path meets them. */
  advice: z
    .strictObject({ text, links: z.array(z.strictObject({ label: text, to: text })).default([]) })
    .optional(),
})

const question = z.strictObject({
  id: name,
  question: text,
  hint: text.optional(),
  answers: z.array(answer).min(2).superRefine(onceEach),
})

/** The path finder: `finder.yaml`. Whom a path suits, its own file says. */
export const finderFields = z.strictObject({
  title: text,
  meta_description: z.string().min(1).max(300),
  lead: text,
  questions: z.array(question).min(2).max(12).superRefine(onceEach),
})

export type Finder = z.infer<typeof finderFields>
export type Question = z.infer<typeof question>
export type FinderAnswer = z.infer<typeof answer>
export type Needs = NonNullable<FinderAnswer['needs']>
export type Pays = z.infer<typeof pays>
export type Advice = NonNullable<FinderAnswer['advice']>

function onceEach(all: { id: string }[], context: z.RefinementCtx) {
  for (const [index, { id }] of all.entries()) {
    if (all.findIndex((other) => other.id === id) === index) continue
    context.addIssue({ code: 'custom', path: [index, 'id'], message: `${id} is there twice` })
  }
}
