import type { NextRequest, NextResponse } from 'next/server'

type Answer = NextResponse | undefined

/** One decision before a page: an answer, or nothing, so that the next handler is asked. */
export type Handler = (request: NextRequest) => Answer | Promise<Answer>

/**
 * Tells a page from a form that is sent: without script, a form is posted to the address of its page.
 * @param request what the middleware was handed
 * @returns whether it only reads
 */
export const isRead = ({ method }: NextRequest) => method === 'GET' || method === 'HEAD'
