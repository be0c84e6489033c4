import { type Question, readQuestions } from '@/provider/read-questions'
import { values } from './values'

export type { Question }

/** What people ask, with the answers, in the provider's order; there may be none. */
export const questions: readonly Question[] = readQuestions(values)

/** Whether there is a page of them. */
export const hasQuestions = questions.length > 0

/**
 * The questions at the foot of a career path: those that are asked of each, and its own.
 *
 * @param slug the path's
 */
export const questionsOf = (slug: string): Question[] =>
  questions.filter(({ fields }) => (fields.paths.length > 0 ? fields.paths.includes(slug) : fields.on_paths))

/** The questions under their headings, in the order in which these first come. */
export function groupedQuestions(): { heading: string; questions: Question[] }[] {
  const headings = [...new Set(questions.map(({ fields }) => fields.group))]
  return headings.map((heading) => ({
    heading,
    questions: questions.filter(({ fields }) => fields.group === heading),
  }))
}

/**
 * Where an answer lies on the page of all of them.
 *
 * @param slug the question's
 */
export const answerId = (slug: string): string => `questions-${slug}`
