import type { FinderAnswer, Question } from '@/provider/kinds/finder'

/** What stands in the address of a question that was skipped. */
export const skip = 'skip'

/** A question with what was answered: null where it was skipped, undefined where it is still open. */
export type Answered = { question: Question; answer: FinderAnswer | null | undefined }

type Query = Record<string, string | string[] | undefined>

/**
 * The answers in an address.
 *
 * @param questions of the finder
 * @param query of the address; of an answer that is given more than once, the first that there is counts
 * @returns every question in its order; whether an answer was given that there is not; and the question to show, where
 *   the address names one
 */
export function answersIn(questions: readonly Question[], query: Query) {
  let isOdd = false
  const answered = questions.map((question): Answered => {
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

/**
 * The address of answers.
 *
 * @param answered those that are still open are left out
 * @param question the one to show, where it is another than the first open one
 */
export function finderAddress(
  answered: readonly Answered[],
  question?: string,
): '/find-your-path' | `/find-your-path?${string}` {
  const entries = answered.flatMap(({ question: { id }, answer }) =>
    answer === undefined ? [] : [[id, answer?.id ?? skip]],
  )
  const query = new URLSearchParams([...entries, ...(question ? [['question', question]] : [])])
  return query.size > 0 ? `/find-your-path?${query}` : '/find-your-path'
}
