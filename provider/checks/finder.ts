import type { Content } from '@/provider/content'
import { type Check, type Finding, findingAt } from '@/provider/finding'
import { didYouMean } from '@/provider/nearest'
import { readSource } from '@/provider/read'

/** Finds answers that a path names twice or the finder lacks, and answers that no path fits. */
export const finder: Check = (content, { isPublisher }) => {
  const answers = content.finder?.questions.flatMap((question) =>
    question.answers.map((answer) => `${question.id}/${answer.id}`),
  )
  const told = [...content['career-paths'].flatMap((path) => ofPath(path, answers)), ...deadEnds(content)]
  const isUsed = !isPublisher || content['career-paths'].some(({ fields }) => fields.suits)
  if (!content.finder || isUsed) return told
  const message = 'isn’t shown: no career path says who it suits'
  return [...told, { level: 'warning', file: 'finder.yaml', message }]
}

// A visitor with this answer would read only that no path fits.
function deadEnds({ finder, 'career-paths': careerPaths }: Content): Finding[] {
  const hours = careerPaths.map(({ fields }) => fields.hours_a_week ?? 0)
  if (!finder || hours.length === 0) return []
  const file = readSource('finder.yaml')
  return finder.questions.flatMap((question, at) =>
    question.answers.flatMap(({ needs, advice }, index): Finding[] => {
      const has = needs?.hours
      if (!has || advice || !hours.every((each) => each > has)) return []
      const message = `no career path fits in ${has} hours a week: add advice on what to do instead`
      return [findingAt('warning', file, ['questions', at, 'answers', index], message)]
    }),
  )
}

function ofPath(path: Content['career-paths'][number], known?: string[]): Finding[] {
  const { suits = [] } = path.fields
  return suits.flatMap(({ answer }, index): Finding[] => {
    const isTwice = suits.findIndex((other) => other.answer === answer) < index
    const say = (message: string) => [findingAt('error', path, ['suits', index, 'answer'], message)]
    if (isTwice) return say(`${answer} is listed twice`)
    if (!known || known.includes(answer)) return []
    return say(`finder.yaml has no answer ${answer}${didYouMean(answer, known)}`)
  })
}
