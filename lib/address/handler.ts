import type { NextRequest, NextResponse } from 'next/server'

type HandlerResponse = NextResponse | undefined

/** One decision before a page: an answer, or nothing to ask the next handler. */
export type Handler = (request: NextRequest) => HandlerResponse | Promise<HandlerResponse>

/** Without script a form is posted to the address of its page. */
export const isRead = ({ method }: NextRequest) => method === 'GET' || method === 'HEAD'
