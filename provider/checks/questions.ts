import { type Check, findingAt } from '@/provider/finding'
import { didYouMean } from '@/provider/nearest'

/**
 * Finds career paths that a question names and the folder lacks. Checks nothing with an outside upstream, which has its
 * own paths.
 */
export const questions: Check = ({ questions, 'career-paths': careerPaths }, { isPublisher }) => {
  const known = careerPaths.map(({ slug }) => slug)
  if (!isPublisher) return []
  return questions.flatMap((question) =>
    question.fields.paths.flatMap((slug, index) => {
      if (known.includes(slug)) return []
      const message = `paths: there’s no career path ${slug}${didYouMean(slug, known)}`
      return [findingAt('error', question, ['paths', index], message)]
    }),
  )
}
