import type { Context } from 'hono'
import type { UpstreamSettings } from './settings'

/** When an enquiry arrived, its answer's due time, and its place in the queue. A held one keeps its times. */
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
