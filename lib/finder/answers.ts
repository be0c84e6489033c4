import type { FinderAnswer, Question } from '@/provider/kinds/finder'

/** The value of a skipped question. */
export const skip = 'skip'

/** `answer` is null for a skipped question, and undefined for an open one. */
export type AnsweredQuestion = { question: Question; answer: FinderAnswer | null | undefined }

type Query = Record<string, string | string[] | undefined>

/**
 * Reads the answers from a URL; of a repeated question, the first valid answer counts. `isOdd` means that an
 * answer was unknown. `asked` is the question that the URL names.
 */
export function answersIn(questions: readonly Question[], query: Query) {
  let isOdd = false
  const answered = questions.map((question): AnsweredQuestion => {
    const given = [query[question.id] ?? []].flat().filter((each) => each !== '')
    const found = given.flatMap((each) => question.answers.find(({ id }) => id === each) ?? [])[0]
    if (found) return { question, answer: found }
    if (given.includes(skip)) return { question, answer: null }
    isOdd ||= given.length > 0
    return { question, answer: undefined }
  })
  const asked = [query.question ?? []].flat()[0]
  return { answered, isOdd, asked: answered.find(({ question }) => question.id === asked) }
}

/** Leaves out open questions. Pass `question` only to show another question than the first open one. */
export function finderAddress(
  answered: readonly AnsweredQuestion[],
  question?: string,
): '/find-your-path' | `/find-your-path?${string}` {
  const entries = answered.flatMap(({ question: { id }, answer }) =>
    answer === undefined ? [] : [[id, answer?.id ?? skip]],
  )
  const query = new URLSearchParams([...entries, ...(question ? [['question', question]] : [])])
  return query.size > 0 ? `/find-your-path?${query}` : '/find-your-path'
}
