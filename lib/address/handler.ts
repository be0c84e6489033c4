import type { NextRequest, NextResponse } from 'next/server'

type HandlerResponse = NextResponse | undefined

/** Runs before a page. Returns a response, or undefined to let the next handler decide. */
export type Handler = (request: NextRequest) => HandlerResponse | Promise<HandlerResponse>

/** False for a form without script, which posts to the address of its page. */
export const isRead = ({ method }: NextRequest) => method === 'GET' || method === 'HEAD'
