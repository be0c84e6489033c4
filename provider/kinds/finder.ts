import { z } from 'zod'
import { id, text } from './text'

/** Words that stand in the address for something else than an answer. */
const reserved = ['question', 'skip']
const name = id.refine((each) => !reserved.includes(each), 'is taken: choose another name')

const answer = z.strictObject({
  id: name,
  label: text,
  /** So many hours a week somebody has: it speaks against paths that take more. */
  hours: z.number().positive().max(80).optional(),
  /** Days on which somebody can have class, as the class times of paths name them. */
  days: z.array(text).min(1).optional(),
  /** In how many weeks somebody would begin, at most or at least. */
  begins_within: z.number().int().positive().max(208).optional(),
  begins_after: z.number().int().positive().max(208).optional(),
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

function onceEach(all: { id: string }[], context: z.RefinementCtx) {
  for (const [index, { id }] of all.entries()) {
    if (all.findIndex((other) => other.id === id) === index) continue
    context.addIssue({ code: 'custom', path: [index, 'id'], message: `${id} is there twice` })
  }
}
