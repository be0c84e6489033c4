import { z } from 'zod'
import { jsonIn } from './json-in'

const text = z.string().max(2000).catch('')
const schema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
  }),
})

/** `page` is the page's path; of a blocked address only the origin is used. Undefined when the body is no report. */
export function policyReport(body: string): { directive: string; blocked: string; page: string } | undefined {
  const result = schema.safeParse(jsonIn(body))
  if (!result.success) return
  const report = result.data['csp-report']
  const [directive = ''] = (report['effective-directive'] || report['violated-directive']).split(' ')
  return {
    directive: /^[a-z-]{1,40}$/.test(directive) ? directive : 'unknown',
    blocked: originOf(report['blocked-uri']),
    page: URL.canParse(report['document-uri']) ? new URL(report['document-uri']).pathname.slice(0, 200) : '',
  }
}

// Browsers also report words, such as "inline" and "eval".
function originOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked
  return URL.canParse(blocked) ? `${new URL(blocked).protocol}//${new URL(blocked).host}`.slice(0, 200) : ''
}
