import { connection } from 'next/server'
import { alive } from '@/lib/health/probe'

/** The server of `npm start` answers this itself (server/own-responses.ts). */
export async function GET() {
  await connection()
  return Response.json(alive.body, alive)
}
