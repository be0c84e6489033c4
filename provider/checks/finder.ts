import type { Content } from '@/provider/content'
import type { Check, Finding } from '@/provider/finding'
import { nearest } from '@/provider/nearest'
import { lineIn } from '@/provider/parse-yaml'

/** What career paths say of answers that the path finder does not have, or say twice. */
export const finder: Check = (content, { isPublisher }) => {
  const answers = content.finder?.questions.flatMap((question) =>
    question.answers.map((answer) => `${question.id}/${answer.id}`),
  )
  const told = content.careerPaths.flatMap((path) => ofPath(path, answers))
  const isUsed = !isPublisher || content.careerPaths.some(({ fields }) => fields.suits)
  if (!content.finder || isUsed) return told
  const message = 'is not shown: no career path says whom it suits'
  return [...told, { level: 'warning', file: 'finder.yaml', message }]
}

function ofPath({ file, source, fields }: Content['careerPaths'][number], known?: string[]): Finding[] {
  const { suits = [] } = fields
  return suits.flatMap(({ answer }, index): Finding[] => {
    const line = lineIn(source, ['suits', index, 'answer'], 2)
    const isTwice = suits.findIndex((other) => other.answer === answer) < index
    const say = (message: string): Finding[] => [{ level: 'error', file, line, message }]
    if (isTwice) return say(`${answer} is there twice`)
    if (!known || known.includes(answer)) return []
    const meant = nearest(answer, known)
    return say(`finder.yaml has no answer ${answer}${meant ? `: did you mean ${meant}?` : ''}`)
  })
}
