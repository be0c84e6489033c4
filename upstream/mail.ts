import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { Withheld } from './mail-rules'
import type { UpstreamSettings } from './settings'

type Mail = { kind: string; id?: number }

/** What a mail says, or why there is none. */
export type MadeMail = SendMailOptions | { withheld: Withheld }

type Make = () => MadeMail | Promise<MadeMail>

export type Mailer = {
  /**
   * Makes and sends a mail shortly after the current request has been answered, so that how long the answer took does
   * not tell whether there is a mail. Of a failure the log has the kind and the id, and no personal data.
   */
  send: (mail: Mail, make: Make) => void
  /** The mails that are being sent. */
  pending: () => Mail[]
  /** Resolves when all of them have been sent or have failed. */
  settled: () => Promise<void>
  /** Waits for them, at most ten seconds, and closes the connections. */
  close: () => Promise<void>
}

const patience = 10_000

/** Sends mail by SMTP, or writes .eml files where the settings name no server. The path of each file is logged. */
export function createMailer({ mail, log, provider, now }: UpstreamSettings): Mailer {
  const underWay = new Map<Promise<void>, Mail>()
  const from = { name: provider.name, address: mail.from }
  const transport = mail.smtpUrl ? bySmtp(mail.smtpUrl) : toFile(mail.dir)

  async function deliver({ kind, id }: Mail, make: Make) {
    const date = now()
    await pause(50 + Math.random() * 100)
    try {
      const made = await make()
      if ('withheld' in made) return log('info', 'mail_withheld', { kind, id, reason: made.withheld })
      const path = await transport.deliver({ from, date, ...made })
      log('info', 'mail_sent', { kind, id, path })
    } catch (error) {
      const { code, name } = error as Error & { code?: string }
      log('error', 'mail_failed', { kind, id, reason: code ?? name })
    }
  }

  async function settled() {
    await Promise.all(underWay.keys())
  }

  return {
    send(mail, make) {
      const sending = deliver(mail, make).finally(() => underWay.delete(sending))
      underWay.set(sending, mail)
    },
    pending: () => [...underWay.values()],
    settled,
    async close() {
      const late = new AbortController()
      await Promise.race([settled(), pause(patience, undefined, { signal: late.signal }).catch(() => {})])
      late.abort()
      for (const { kind, id } of underWay.values())
        log('error', 'mail_failed', { kind, id, reason: 'stopped' })
      transport.close()
    },
  }
}

function bySmtp(url: string) {
  const transport = nodemailer.createTransport(withSettings(url))
  return {
    deliver: async (options: SendMailOptions): Promise<undefined> => {
      await transport.sendMail(options)
    },
    close: () => transport.close(),
  }
}

// Nodemailer reads no settings but the address's own where it is given one.
function withSettings(url: string): string {
  const address = new URL(url)
  const settings = {
    // Three connections are used again and again: a server refuses a hundred at once.
    pool: true,
    maxConnections: 3,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 2 * patience,
    // On its way to another machine a mail is encrypted; a relay that cannot wants ?requireTLS=false in its address.
    requireTLS: !isHere.test(address.hostname),
  }
  for (const [name, value] of Object.entries(settings))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value))
  return address.href
}

const isHere = /^(?:localhost|127\.[\d.]+|\[::1\])$/

function toFile(dir: string) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async deliver(options: SendMailOptions): Promise<string> {
      const { message } = await transport.sendMail(options)
      const folder = resolve(/* turbopackIgnore: true */ process.cwd(), dir)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      await writeFile(join(folder, name), message as Buffer, { flag: 'wx', mode: 0o600 })
      return join(folder, name)
    },
    close: () => {},
  }
}
