import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setImmediate as answered } from 'node:timers/promises'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { UpstreamSettings } from './settings'

export type Mailer = {
  /** Sends once the answer at hand has left; a failure is logged by the mail's kind and nothing else. */
  send: (kind: string, mail: SendMailOptions) => void
  /** Waits for the mails that are on their way. */
  settled: () => Promise<void>
}

/** Mail by SMTP, or as .eml files where no server is given; each file's path is logged. */
export function createMailer({ mail, log, provider }: UpstreamSettings): Mailer {
  const pending = new Set<Promise<void>>()
  const from = { name: provider.name, address: mail.from }
  const deliver = mail.smtpUrl ? bySmtp(mail.smtpUrl) : toFile(mail.dir)

  return {
    send(kind, options) {
      const sending = answered()
        .then(() => deliver({ from, ...options }))
        .then((path) => log('info', 'mail_sent', { kind, path }))
        .catch((error: Error & { code?: string }) =>
          log('error', 'mail_failed', { kind, reason: error.code ?? error.name }),
        )
        .finally(() => pending.delete(sending))
      pending.add(sending)
    },
    async settled() {
      await Promise.all(pending)
    },
  }
}

function bySmtp(url: string) {
  const transport = nodemailer.createTransport(url, {})
  return async (options: SendMailOptions): Promise<undefined> => {
    await transport.sendMail(options)
  }
}

function toFile(dir: string) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return async (options: SendMailOptions): Promise<string> => {
    const { message } = await transport.sendMail(options)
    const folder = resolve(/* turbopackIgnore: true */ process.cwd(), dir)
    await mkdir(folder, { recursive: true })
    const path = join(
      folder,
      `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`,
    )
    await writeFile(path, message as Buffer, { flag: 'wx' })
    return path
  }
}
