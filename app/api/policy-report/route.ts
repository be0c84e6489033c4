import type { NextRequest } from 'next/server'
import { take } from '@/lib/limits/take'
import { log } from '@/lib/log'
import { policyReport } from '@/lib/policy-report'

const maxBodyChars = 10_000

/** Receives browsers' reports of blocked content. Anybody may post here, so a rate limit drops the rest. */
export async function POST(request: NextRequest) {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(length <= maxBodyChars)) return new Response(null, { status: 413 })
  if ((await take(['policy reports, all'])) > 0) return new Response(null, { status: 429 })
  const report = policyReport(await request.text())
  if (!report) return new Response(null, { status: 400 })
  log('warn', 'policy_violation', report)
  return new Response(null, { status: 204 })
}
