import type { Check, Finding } from '@/provider/finding'
import { didYouMean } from '@/provider/nearest'
import { lineIn } from '@/provider/parse-yaml'

/**
 * Finds career paths that a question names and the folder lacks. Checks nothing with an outside upstream, which has its
 * own paths.
 */
export const questions: Check = ({ questions, 'career-paths': careerPaths }, { isPublisher }) => {
  const known = careerPaths.map(({ slug }) => slug)
  if (!isPublisher) return []
  return questions.flatMap(({ file, source, fields }) =>
    fields.paths.flatMap((slug, index): Finding[] => {
      if (known.includes(slug)) return []
      const message = `paths: there’s no career path ${slug}${didYouMean(slug, known)}`
      return [{ level: 'error', file, line: lineIn(source, ['paths', index], 2), message }]
    }),
  )
}
