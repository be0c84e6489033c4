import type { Check } from '@/provider/finding'
import { nearest } from '@/provider/nearest'
import { lineIn } from '@/provider/parse-yaml'

/** Unknown tutors, and repeated ones. */
export const pathTutors: Check = ({ 'career-paths': careerPaths, people }) =>
  careerPaths.flatMap(({ file, source, fields: { tutors = [] } }) =>
    tutors.flatMap((tutor, index) => {
      const say = (message: string) => [
        { level: 'error' as const, file, line: lineIn(source, ['tutors', index], 2), message },
      ]
      if (tutors.indexOf(tutor) < index) return say(`${tutor} is already listed above`)
      const known = people.map(({ slug }) => slug)
      if (known.includes(tutor)) return []
      const near = nearest(tutor, known)
      return say(`there’s no people/${tutor}.md${near ? `: did you mean ${near}?` : ''}`)
    }),
  )
