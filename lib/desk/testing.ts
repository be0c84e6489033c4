import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NextRequest } from 'next/server'
import { generateSync } from 'otplib'
import { testDatabaseUrl } from '@/database/testing'
import { type Jar, writeSession } from '@/lib/account/session-cookies'
import { beginSession } from '@/lib/account/session-tokens'
import { createAccount } from '@/lib/api/credentials'
import { embedded } from '@/lib/api/embedded'
import { invitationToken } from '@/lib/api/staff-invitation'
import { requestTokens } from '@/lib/api/tokens'
import { siteDatabase } from '@/lib/store/site-database'
import { stopDate } from '@/lib/time/testing'
import { during } from '@/lib/visit/visit'
import { call, lead } from '@/upstream/testing'
import { getMember } from './access'
import { invitationCookie } from './desk-cookies'
import { newFactor } from './factor'
import { addStaff } from './staff'
import { submitDeskForm } from './submit-desk-form'

export const password = 'correct horse 9'

/** A site with its own database; time moves only by `pass`. */
export function deskForTest() {
  const mailDir = mkdtempSync(join(tmpdir(), 'desk-'))
  Object.assign(process.env, { DATABASE_URL: testDatabaseUrl(), MAIL_DIR: mailDir })
  beforeAll(async () => {
    await embedded().database()
    stopDate('2027-01-12T10:00:00Z')
  })
  beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true))
  afterAll(async () => {
    jest.useRealTimers()
    await embedded().close()
    await (await siteDatabase()).destroy()
  })

  return {
    mailDir,
    db: siteDatabase,
    pass: (ms: number) => jest.setSystemTime(Date.now() + ms),

    /** Sends a lead; returns its reference. */
    async lead(change: object = {}): Promise<string> {
      const email = `${Math.random().toString(36).slice(2)}@example.com`
      const { id } = (await call(embedded(), 'POST', '/api/leads/', { ...lead, email, ...change })).body
      const db = await embedded().database()
      return (await db.selectFrom('leads').select('reference').where('id', '=', id).executeTakeFirstOrThrow())
        .reference
    },

    browser,

    /** A member whose second factor is set up, with the desk open. `code` returns the app's current code. */
    async member(address: string) {
      const db = await siteDatabase()
      await addStaff(db, address, new Date())
      const jar = await browser(address)
      const member = await getMember(db, address)
      if (!member) throw new Error('not staff')
      jar.set(invitationCookie.name, invitationToken(member))
      const { sealed, secret } = await newFactor(address)
      const code = () => codeOf(secret)
      const to = await post(jar, 'set-up', { factor: sealed, code: code(), password })
      if (to !== '/desk/recovery') throw new Error(`set-up led to ${to}`)
      return { jar, code }
    },

    post,
  }
}

/** Returns the cookies of a signed-in account, and creates the account if needed. */
async function browser(address: string) {
  await createAccount({ email: address, password, confirm_password: password }).catch(() => {})
  const { cookies } = new NextRequest('http://localhost/')
  const tokens = await requestTokens(address, password)
  if (tokens) await writeSession(cookies, await beginSession(tokens, 'Firefox/1 (Linux)'))
  return cookies
}

export function codeOf(secret: string): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) })
}

async function post(jar: Jar, act: string, fields: Record<string, string | number>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  return await during({ id: 'one', client: '192.0.2.1' }, () => submitDeskForm(act, form, jar, '192.0.2.1'))
}
