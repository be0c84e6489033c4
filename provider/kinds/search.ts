import { z } from 'zod'
import { text } from '@/provider/fields/text'

const group = text.superRefine((line, context) => {
  const words = wordsOfGroup(line).map((each) => each.toLowerCase())
  const twice = words.find((each, index) => words.indexOf(each) < index)
  const say = (message: string) => context.addIssue({ code: 'custom', message })
  if (words.length < 2) say('must be two or more words, separated by commas')
  if (words.some((each) => !/[\p{L}\p{N}]/u.test(each))) say('must have a letter or a number between commas')
  if (twice) say(`${twice} is listed twice`)
})

/** `search.yaml`. */
export const searchFields = z.strictObject({
  synonyms: z.array(group).meta({
    title: 'Words that mean the same',
    description: 'Separated by commas. For example, price, cost, how much is. Word endings are ignored.',
  }),
})

export const wordsOfGroup = (line: string): string[] => line.split(',').map((each) => each.trim())
