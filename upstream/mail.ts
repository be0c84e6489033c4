import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { UpstreamSettings } from './settings'

type Mail = { kind: string; id?: number }

export type Mailer = {
  /**
   * Makes and sends a mail a moment after the answer at hand has left, so that the answer's time tells nothing of it.
   * A failure is logged by the mail's kind and the id of what it is about, and nothing else.
   */
  send: (mail: Mail, make: () => SendMailOptions | Promise<SendMailOptions>) => void
  /** The mails that are on their way. */
  pending: () => Mail[]
  /** Waits for them. */
  settled: () => Promise<void>
  /** Waits for them, but not for ever, and hangs up. */
  close: () => Promise<void>
}

const patience = 10_000

/** Mail by SMTP, or as .eml files where no server is given; each file's path is logged. */
export function createMailer({ mail, log, provider }: UpstreamSettings): Mailer {
  const underWay = new Map<Promise<void>, Mail>()
  const from = { name: provider.name, address: mail.from }
  const transport = mail.smtpUrl ? bySmtp(mail.smtpUrl) : toFile(mail.dir)

  async function deliver({ kind, id }: Mail, make: () => SendMailOptions | Promise<SendMailOptions>) {
    await pause(50 + Math.random() * 100)
    try {
      const path = await transport.deliver({ from, ...(await make()) })
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
  // A few connections are kept: a server that is sent a hundred at once refuses them.
  const limits = {
    pool: true,
    maxConnections: 3,
    connectionTimeout: patience,
    greetingTimeout: patience,
  } as const
  const transport = nodemailer.createTransport({ url, ...limits, socketTimeout: 2 * patience })
  return {
    deliver: async (options: SendMailOptions): Promise<undefined> => {
      await transport.sendMail(options)
    },
    close: () => transport.close(),
  }
}

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
