import type { FAQPage, WithContext } from 'schema-dts'
import { absoluteUrl } from '@/lib/address/absolute-url'
import { answerId, questions } from '@/lib/pages/questions'
import { readText } from '@/lib/pages/read-text'
import { context } from './provider-data'

/** Answers lack the parts that the site inserts into them, such as tables. */
export async function questionsData(): Promise<WithContext<FAQPage>> {
  const url = absoluteUrl('/questions')
  const asked = questions.map(async ({ slug, fields, text }) => {
    const { passages } = await readText(text, answerId(slug))
    const answer = passages.filter((passage) => typeof passage === 'string').join('')
    return {
      '@type': 'Question' as const,
      '@id': `${url}#${answerId(slug)}`,
      name: fields.question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    }
  })
  return {
    '@context': context,
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    url,
    mainEntity: await Promise.all(asked),
  }
}
