import { httpForTest } from '@/delivery/testing-servers'
import type { UpstreamSettings } from './settings'
import { call, lead, smtpForTest, upstreamForTest } from './testing'

const password = 'correct horse battery 9'

/** An upstream with members, a mail server, a webhook receiver and a settable clock. `start` in ms. */
export async function ownLeadsForTest(start: number, change: Partial<UpstreamSettings> = {}) {
  const smtp = await smtpForTest()
  const receiver = await httpForTest()
  const clock = { at: start }
  const webhook = { url: receiver.url, secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` }
  const now = () => new Date(clock.at)
  const { upstream, settings } = upstreamForTest({ mail: smtp.mail, webhook, now, ...change })
  const processes = [upstream]

  async function told() {
    await upstream.settled()
    smtp.mails.length = 0
    receiver.received.length = 0
  }

  return {
    ...{ smtp, clock, upstream },

    /** Another upstream on this database, whose clock is `ahead` by ms. */
    anotherProcess(ahead = 0) {
      const { upstream: other } = upstreamForTest({ ...settings, now: () => new Date(clock.at + ahead) })
      processes.push(other)
      return other
    },

    /** Sends a lead, waits until its mails and events are sent, and clears them. */
    async enquire(email: string): Promise<number> {
      const { body } = await call(upstream, 'POST', '/api/leads/', { ...lead, email })
      await told()
      return body.id
    },

    /** Creates an account and returns its calls. */
    async member(email: string, { isConfirmed = true } = {}) {
      await call(upstream, 'POST', '/api/create-account/', { email, password, confirm_password: password })
      await told()
      const accounts = (await upstream.database()).updateTable('accounts').where('email', '=', email)
      if (isConfirmed) await accounts.set({ confirmed_at: now().toISOString() }).execute()
      // An access token lives five minutes, so each call signs in again.
      const signIn = async (by = upstream) =>
        (await call(by, 'POST', '/api/token/', { email, password })).body
      const ask = async (method: string, path: string, fields?: object, by = upstream) => {
        const headers = { Authorization: `Bearer ${(await signIn(by)).access}` }
        const { status, body } = await call(by, method, `/api/me/leads/${path}`, fields, headers)
        return { status, body }
      }
      return {
        leads: async () => (await ask('GET', '')).body.results,
        withdraw: (id: number | string, by = upstream) => ask('POST', `${id}/withdraw/`, {}, by),
        undo: (id: number | string, by = upstream) => ask('POST', `${id}/withdraw/undo/`, {}, by),
        change: (id: number | string, phone: string) => ask('POST', `${id}/phone/`, { phone }),
      }
    },

    /** Moves the clock by `time` ms and delivers all items that are due. */
    async pass(time: number, by = upstream) {
      clock.at += time
      await by.settled()
    },

    /** Subjects with their recipients. */
    subjects: () => smtp.mails.map(({ subject, to }) => `${to?.[0]?.address}: ${subject}`).sort(),
    /** The webhook's bodies. */
    events: () => receiver.received.map(({ body }) => JSON.parse(body)),

    async close() {
      for (const process of processes) await process.close()
      await Promise.all([smtp.close(), receiver.close()])
    },
  }
}
