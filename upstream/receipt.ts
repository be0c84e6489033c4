import type { Context } from 'hono'
import type { UpstreamSettings } from './settings'

/** The times of an enquiry and its due answer, and its place in the queue. The site's receipt overrides the clock. */
export function receiptOf(
  c: Context,
  { now, answerDue, readReceipt }: UpstreamSettings,
  isPromised = true,
): { created_at: string; due_at: string | null; queue_at: string } {
  const came = now()
  const due = isPromised ? (answerDue?.(came) ?? null) : null
  const receipt = readReceipt?.(c.req.header('x-receipt')) ?? { at: came.toISOString(), due }
  return { created_at: receipt.at, due_at: receipt.due, queue_at: receipt.due ?? receipt.at }
}
