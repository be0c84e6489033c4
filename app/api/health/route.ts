import { connection, type NextRequest } from 'next/server'
import { aliveProbe } from '@/lib/health/probe'

/** The server of `npm start` answers this itself (server/own-responses.ts). */
export async function GET({ headers }: NextRequest) {
  await connection()
  const { body, ...rest } = aliveProbe(headers.get('x-revalidate-secret'))
  return Response.json(body, rest)
}
