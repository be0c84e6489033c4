import { env } from '@/lib/env'
import { headersOfAll } from '@/lib/response-headers'
import { policyOfFile } from './policy'

const forEver = { 'cache-control': 'public, max-age=31536000, immutable' }
const scriptType = { ...forEver, 'content-type': 'text/javascript; charset=utf-8' }
const json = { 'content-type': 'application/json' }
const notKept = { 'cache-control': 'no-store' }

/** The answers that this server gives by itself. */
export function ownAnswers() {
  const all = {
    ...headersOfAll(env().SITE_URL.startsWith('https:')),
    'content-security-policy': policyOfFile,
  }
  return {
    script: { status: 200, headers: { ...all, ...scriptType } },
    data: { status: 200, headers: { ...all, ...json, ...forEver } },
    noPart: { status: 204, headers: { ...all, ...notKept } },
    gone: { status: 404, headers: { ...all, ...json, ...notKept } },
  }
}
