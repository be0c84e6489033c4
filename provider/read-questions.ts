import type { z } from 'zod'
import { ContentError, type Fault } from './fault'
import { filled, type Values } from './fill'
import { filledText } from './filled-text'
import { questionFields } from './kinds/question'
import { type MarkdownFile, readMarkdownFolder } from './read'

export type Question = MarkdownFile<z.infer<typeof questionFields>>

/** Sorted by `order`, then by file name, with values filled in. Throws ContentError with the faults of all files. */
export function readQuestions(values: Values): Question[] {
  const faults: Fault[] = []
  const all = readMarkdownFolder('questions', filled(questionFields, values)).map((question) => {
    const { text, file } = question
    if (!text.trim())
      faults.push({ file, message: 'has no answer: write it below the second line of hyphens' })
    return { ...question, text: filledText(question, values, faults) }
  })
  if (faults.length > 0) throw new ContentError(faults)
  return all.sort((a, b) => a.fields.order - b.fields.order)
}
