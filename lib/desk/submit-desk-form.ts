import type { Jar } from '@/lib/account/session-cookies'
import { noteCode } from '@/lib/account/session-rows'
import { localPath } from '@/lib/address/local-path'
import { isInvited } from '@/lib/api/staff-invitation'
import { requestTokens } from '@/lib/api/tokens'
import { countFailedSignIn, forgetFailedSignIns, takeSignIn } from '@/lib/limits/sign-in-limits'
import { log } from '@/lib/log'
import { now } from '@/lib/time/now'
import { currentVisit } from '@/lib/visit/visit'
import { isReference } from '@/upstream/reference'
import { isSetBy } from '@/upstream/statuses'
import { type Desk, deskOf } from './access'
import { type Change, noteTry, type Outcome, release, remove, resend, setStatus, undo } from './changes'
import { invitationCookie, pendingCookie, recoveryCookie } from './desk-cookies'
import { enquiryPath } from './desk-words'
import { setFactor, takeCode } from './factor'
import { idIn } from './held'

type Fields = Record<string, string>

const fieldNames = ['reference', 'status', 'seen', 'id', 'back', 'code', 'factor', 'password'] as const

const acts: Record<string, (change: Change, fields: Fields) => Promise<Outcome>> = {
  answered: (change, { seen }) => setStatus(change, 'answered', seen ?? ''),
  status: (change, { status, seen }) =>
    isSetBy('staff', status) ? setStatus(change, status, seen ?? '') : Promise.resolve('gone'),
  tried: (change, { seen }) => noteTry(change, Number(seen)),
  undo,
  release,
  delete: remove,
  send: (change, { id }) => resend(change, idIn(id) ?? 0),
}

/** Runs a form of the desk and returns the path that shows the outcome; null for an unknown form or a stranger. */
export async function submitDeskForm(
  act: string,
  form: FormData,
  jar: Jar,
  client: string,
): Promise<string | null> {
  const desk = await deskOf(jar)
  if (!desk) return null
  const fields = fieldsOf(form)
  if (act === 'set-up') return await setUp(desk, fields, jar, client)
  if (act === 'code') return await enterCode(desk, fields, jar)
  if (!Object.hasOwn(acts, act)) return null
  if (!desk.member.factor) return '/desk/set-up'
  if (desk.mayChange) return await run(desk, act, fields)
  const { name, options, write } = pendingCookie
  jar.set({ name, value: await write({ act, fields, session: desk.session.id }), ...options() })
  return '/desk/code'
}

async function run({ db, member }: Desk, act: string, fields: Fields): Promise<string> {
  const { reference = '', back = '' } = fields
  // The act `send` names a delivery by `id`, and needs no reference.
  const isNamed = isReference(reference) || act === 'send'
  const outcome =
    (isNamed && (await acts[act]?.({ db, actor: member.address, reference, at: now() }, fields))) || 'gone'
  log('info', 'desk_change', { act, outcome })
  const path = localPath(back, '')
  const where = /^\/desk(?=[/?]|$)/.test(path) ? path : '/desk'
  // The enquiry's page has the history, which says who was first.
  const isTold = outcome === 'taken' && isReference(reference)
  return outcome === 'done' ? where : withQuery(isTold ? enquiryPath(reference) : where, { said: outcome })
}

async function enterCode(desk: Desk, { code = '' }: Fields, jar: Jar): Promise<string> {
  const { db, member, session, isOpen } = desk
  if (!member.factor) return '/desk/set-up'
  const { isRight, wait } = await takeCode(db, member, code, now())
  // This response must be a redirect, so it cannot be a 429. The page /desk/code shows the wait.
  const visit = currentVisit()
  if (visit) visit.wait = undefined
  if (!isRight) return withQuery('/desk/code', wait > 0 ? { wait: String(wait) } : { said: 'code' })
  await noteCode(db, session.id, !isOpen)
  const pending = await pendingCookie.read(jar.get(pendingCookie.name)?.value)
  jar.set({ name: pendingCookie.name, value: '', ...pendingCookie.options(0) })
  return pending?.session === session.id ? await run(desk, pending.act, pending.fields) : '/desk'
}

// Only the mailed link and the account's password together set up a factor.
async function setUp(
  { db, member, session }: Desk,
  fields: Fields,
  jar: Jar,
  client: string,
): Promise<string> {
  const { code = '', factor = '', password = '' } = fields
  if (!isInvited(member, jar.get(invitationCookie.name)?.value ?? '', now())) return '/desk/set-up'
  const tried = { client, email: session.email, device: 'desk' }
  const wait = await takeSignIn(tried)
  const visit = currentVisit()
  if (visit) visit.wait = undefined
  if (wait > 0) return withQuery('/desk/set-up', { wait: String(wait) })
  if (!(password && (await requestTokens(session.email, password)))) {
    await countFailedSignIn(tried)
    return withQuery('/desk/set-up', { said: 'password' })
  }
  await forgetFailedSignIns(tried)
  const codes = await setFactor(db, member, factor, code.replaceAll(/\s/g, ''), now())
  if (!codes) return withQuery('/desk/set-up', { said: 'code' })
  await noteCode(db, session.id, true)
  jar.set({ name: invitationCookie.name, value: '', ...invitationCookie.options(0) })
  const value = await recoveryCookie.write(codes)
  jar.set({ name: recoveryCookie.name, value, ...recoveryCookie.options() })
  return '/desk/recovery'
}

function fieldsOf(form: FormData): Fields {
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = form.get(name)
      return typeof value === 'string' ? [[name, value.replaceAll('\0', '').slice(0, 1000)]] : []
    }),
  )
}

function withQuery(path: string, query: Record<string, string>): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`
}
