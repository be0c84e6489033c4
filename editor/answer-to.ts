import type { Context } from 'hono'
import { ContentError, lineOf } from '@/provider/fault'
import { UnchangeableError } from './changed-yaml'
import { page } from './page'
import { RefusedError } from './refused-error'

/** Tells whoever edits what went wrong: a page where one was asked for, else what the script shows beside the form. */
export function answerTo(error: Error, c: Context): Response {
  const isKnown =
    error instanceof RefusedError || error instanceof ContentError || error instanceof UnchangeableError
  if (!isKnown) process.stderr.write(`${error.stack}\n`)
  const status = error instanceof RefusedError ? error.status : isKnown ? 422 : 500
  const message = error instanceof ContentError ? error.faults.map(lineOf).join('\n') : error.message
  const at = error instanceof RefusedError ? error.at : undefined
  if (c.req.method === 'POST') return c.json({ message, faults: at ? [{ at, message }] : [] }, status)
  return c.html(page({ title: 'This cannot be shown', children: message }), status)
}
