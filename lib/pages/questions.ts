import { type Question, readQuestions } from '@/provider/read-questions'
import { values } from './values'

export type { Question }

export const questions: readonly Question[] = readQuestions(values)

export const hasQuestions = questions.length > 0

export const questionsOf = (slug: string): Question[] =>
  questions.filter(({ fields }) => (fields.paths.length > 0 ? fields.paths.includes(slug) : fields.on_paths))

export function groupedQuestions(): { heading: string; questions: Question[] }[] {
  const headings = [...new Set(questions.map(({ fields }) => fields.group))]
  return headings.map((heading) => ({
    heading,
    questions: questions.filter(({ fields }) => fields.group === heading),
  }))
}

export const answerId = (slug: string): string => `questions-${slug}`
