import { retryAfter } from '@/delivery/retry-after'
import { env } from '@/lib/env'
import { traced, traceHeaders } from '@/lib/tracing/tracing'
import { fieldErrorsOf, UpstreamError } from './errors'
import { noteAnswer } from './last-answer'
import { askUpstream, embeddedRoot, isMissing } from './own-upstreams'

// In characters. A thousand posts have 3 million.
const maxReadChars = 16 * 1024 * 1024
const maxWriteChars = 1024 * 1024

/**
 * Sends one request to the embedded upstream or an outside one. `call` names the request in errors. Throws
 * UpstreamError when no response comes, and for a status of 300 and above.
 */
export async function send(call: string, path: string, init: RequestInit, timeout: number): Promise<string> {
  const url = /^https?:/.test(path) ? path : (env().API_ROOT_URL ?? embeddedRoot) + path
  // A build and Vercel's middleware skip the server's start, which registers the embedded upstream.
  if (isMissing(url)) await import('./embedded')
  const signal = AbortSignal.timeout(Math.max(1, timeout))
  const answer = traced(`upstream ${call}`, async () => {
    const headers = { Accept: 'application/json', ...traceHeaders(), ...(init.headers as object) }
    // A redirect would let the upstream choose another server. Hand fetch the address and the text, not a
    // Request: Next's fetch sends a Request's body in chunks without Content-Length, and WSGI servers read
    // such a body as empty.
    const response = await askUpstream(url, { redirect: 'manual', ...init, signal, headers })
    return { response, body: await bodyOf(response, init.method === 'POST') }
  })
  const { response, body } = await answer.catch((error) => {
    throw unanswered(call, path, error, timeout)
  })
  const { status, headers } = response
  noteAnswer(path, status)
  if (status < 300) return body
  const reason = status < 400 ? 'the upstream redirects' : 'the upstream refused'
  const wait = retryAfter(headers.get('retry-after'))
  throw new UpstreamError(call, status, reason, fieldErrorsOf(status, body), wait)
}

// A write succeeds by its status alone, even if its body is late or too long.
async function bodyOf(response: Response, isWrite: boolean): Promise<string> {
  const body = await shortText(response, isWrite ? maxWriteChars : maxReadChars).catch((error) => {
    if (response.ok && isWrite) return ''
    throw error
  })
  if (body === null && !isWrite) throw new Error('the answer is too long')
  return body ?? ''
}

function unanswered(call: string, path: string, error: Error, timeout: number): Error {
  if ('digest' in error) return error // Next aborts the reads of a finished prerender with its own error.
  noteAnswer(path, null)
  const isTimeout = error.name === 'TimeoutError' || error.name === 'AbortError'
  return new UpstreamError(call, null, isTimeout ? `no answer within ${timeout} ms` : reasonOf(error))
}

function reasonOf(error: Error): string {
  const { code } = (error.cause ?? error) as { code?: string }
  return code ?? error.message
}

async function shortText({ body }: Response, most: number): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  // Leaving the loop cancels the body.
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > most) return null
  }
  return text + decoder.decode()
}
