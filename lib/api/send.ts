import { retryAfter } from '@/delivery/retry-after'
import { env } from '@/lib/env'
import { traced, traceHeaders } from '@/lib/tracing/tracing'
import { embeddedAt, embeddedRoot } from './embedded'
import { fieldErrorsOf, UpstreamError } from './errors'
import { noteAnswer } from './last-answer'
import { shortText } from './short-text'

// In characters: a list of a thousand posts has 3 million, and no answer to a write has a thousand.
const longest = 16 * 1024 * 1024
const longestOfWrite = 1024 * 1024

/**
 * Asks the upstream once, the embedded one or another.
 *
 * @param call what an error calls it
 * @param path the path of the call, or a whole address
 * @param timeout how long the answer may take, in milliseconds
 * @returns the body
 * @throws UpstreamError where there is no answer, or one of 300 and above
 */
export async function send(call: string, path: string, init: RequestInit, timeout: number): Promise<string> {
  const answer = traced(`upstream ${call}`, () =>
    transport(path, init, AbortSignal.timeout(Math.max(1, timeout))),
  )
  const { status, body, wait } = await answer.catch((error: Error) => {
    if ('digest' in error) throw error // Next's own: a prerender that is over waits for no answer
    noteAnswer(path, null)
    const isTimeout = error.name === 'TimeoutError' || error.name === 'AbortError'
    throw new UpstreamError(call, null, isTimeout ? `no answer within ${timeout} ms` : reasonOf(error))
  })
  noteAnswer(path, status)
  if (status < 300) return body
  const reason = status < 400 ? 'the upstream redirects' : 'the upstream refused'
  throw new UpstreamError(call, status, reason, fieldErrorsOf(status, body), wait)
}

async function transport(path: string, { headers, ...rest }: RequestInit, signal: AbortSignal) {
  const url = /^https?:/.test(path) ? path : (env().API_ROOT_URL ?? embeddedRoot) + path
  const init = {
    // Where another server would be asked is not for the upstream to say.
    redirect: 'manual' as const,
    ...rest,
    signal,
    headers: { Accept: 'application/json', ...traceHeaders(), ...(headers as object) },
  }
  // Hand fetch the address and the text, not a Request: Next's fetch sends a Request's body in chunks without
  // Content-Length, and WSGI servers read such a body as empty.
  const embedded = embeddedAt(url)
  const response = embedded
    ? await Promise.race([embedded.handle(new Request(url, init)), aborted(signal)])
    : await fetch(url, init)
  const isWrite = init.method === 'POST'
  // A write has been decided once its status is here, even if the rest of the answer is late or very long.
  const body = await shortText(response, isWrite ? longestOfWrite : longest).catch((error) => {
    if (response.ok && isWrite) return ''
    throw error
  })
  if (body === null && !isWrite) throw new Error('the answer is too long')
  return { status: response.status, body: body ?? '', wait: retryAfter(response.headers.get('retry-after')) }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
}

function reasonOf(error: Error): string {
  const { code } = (error.cause ?? error) as { code?: string }
  return code ?? error.message
}
