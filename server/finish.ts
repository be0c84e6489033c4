import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { log } from '@/lib/log'
import type { Made } from './ask'
import { lightPage, type Parts } from './light-page'
import { policyOf, policyOfFile } from './policy'

/**
 * Makes of Next's answer the one that is sent, but for its encoding: a page becomes light and gets its policy.
 *
 * @returns the answer; its ETag is that of the content, whatever it is packed in
 */
export function finish({ status, headers, body }: Made, parts: Parts): Made {
  if (!isPage(headers)) return { status, headers: { ...headers, ...common(body, policyOfFile) }, body }
  const page = lightPage(body.toString(), parts)
  if (!page.isLight) log('warn', 'page_not_light', { status })
  const light = Buffer.from(page.html)
  return { status, headers: { ...headers, ...common(light, policyOf(page)) }, body: light }
}

function isPage({ 'content-type': type }: OutgoingHttpHeaders): boolean {
  return String(type).startsWith('text/html')
}

function common(body: Buffer, policy: string): OutgoingHttpHeaders {
  const sum = createHash('sha256').update(body).update(policy).digest('base64url').slice(0, 22)
  return { etag: `W/"${sum}"`, 'content-security-policy': policy }
}
