import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { notFoundPath } from './not-found-path'

/** Answers with the not-found page at an address to which only a rewrite leads. */
export const hideAddress: Handler = ({ url }) => NextResponse.rewrite(new URL(notFoundPath(''), url))
