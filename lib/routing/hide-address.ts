import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { notFoundPath } from './not-found-path'

/** A 404 for an address that only rewrites may reach. */
export const hideAddress: Handler = ({ url }) => NextResponse.rewrite(new URL(notFoundPath(''), url))
