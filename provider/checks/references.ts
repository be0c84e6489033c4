import { type Check, type Finding, findingAt } from '@/provider/finding'
import { didYouMean } from '@/provider/nearest'
import type { Source } from '@/provider/parse-yaml'

/** Unknown and repeated tutors of a path, and the unknown path of a testimony. */
export const references: Check = ({ 'career-paths': careerPaths, people, testimonies }) => [
  ...careerPaths.flatMap(({ fields: { tutors = [] }, ...file }) =>
    tutors.flatMap((tutor, index) =>
      tutors.indexOf(tutor) < index
        ? findingAt('error', file, ['tutors', index], `${tutor} is already listed above`)
        : unknownIn('people', people, tutor, file, ['tutors', index]),
    ),
  ),
  ...testimonies.flatMap(({ fields: { career_path: path }, ...file }) =>
    path ? unknownIn('career-paths', careerPaths, path, file, ['career_path']) : [],
  ),
]

function unknownIn(
  folder: string,
  files: readonly { slug: string }[],
  name: string,
  file: Source,
  at: PropertyKey[],
): Finding[] {
  const known = files.map(({ slug }) => slug)
  if (known.includes(name)) return []
  return [findingAt('error', file, at, `there’s no ${folder}/${name}.md${didYouMean(name, known)}`)]
}
