import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { bodiesOf, type SetAsHtml, type WrittenMail } from './letter'
import type { Outcome } from './settle'
import type { Item } from './tables'
import type { Destination } from './worker'

export type MadeMail = WrittenMail | { withheld: string }

export type MailSettings = {
  /** When undefined, mails become .eml files in `dir`. */
  smtpUrl: string | undefined
  dir: string
  from: { name: string; address: string }
  html?: SetAsHtml
}

const timeoutMs = 10_000

/** A retry has the same Message-ID and date, so mail programs show one mail. `make` renders the mail at each try. */
export function mailDestination(
  settings: MailSettings,
  make: (item: Item) => Promise<MadeMail>,
): Destination {
  const { from } = settings
  const transport = settings.smtpUrl ? bySmtp(settings.smtpUrl) : toFile(settings.dir)
  return {
    // More than the three connections, so that no connection is idle.
    atOnce: 12,
    close: transport.close,
    async deliver(item) {
      const made = await make(item)
      if ('withheld' in made) return { is: 'withheld', reason: made.withheld }
      const messageId = `<${item.key}@${from.address.split('@')[1]}>`
      const bodies = await bodiesOf(made, settings.html)
      const mail = { from, date: new Date(item.created_at), messageId, ...bodies }
      return await transport.deliver(mail, item).catch(outcomeOf)
    },
  }
}

type MailError = Error & { code?: string; responseCode?: number }

// A 5xx about the envelope or the message refuses that mail. A fault outside them means that the server is away.
function outcomeOf({ code, name, responseCode }: MailError): Outcome {
  const reason = [code ?? name, responseCode].filter(Boolean).join(' ')
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (!isAboutMail || responseCode === 421) return { is: 'away', reason }
  return { is: responseCode === undefined || responseCode >= 500 ? 'refused' : 'failed', reason }
}

function bySmtp(url: string) {
  // Options in the URL override these.
  const transport = nodemailer.createTransport({
    url,
    // Three connections are reused: a server refuses a hundred at once.
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    // Mail leaves this machine encrypted. A relay without TLS needs ?requireTLS=false in its URL.
    requireTLS: !isHere.test(new URL(url).hostname),
  })
  return {
    async deliver(mail: SendMailOptions): Promise<Outcome> {
      await transport.sendMail(mail)
      return { is: 'delivered' }
    },
    close: () => transport.close(),
  }
}

const isHere = /^(?:localhost|127\.[\d.]+|\[::1\])$/

function toFile(dir: string) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async deliver(mail: SendMailOptions, { key, created_at }: Item): Promise<Outcome> {
      const { message } = await transport.sendMail(mail)
      const folder = resolve(/* turbopackIgnore: true */ process.cwd(), dir)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${created_at.replaceAll(':', '-')}-${key.slice(0, 8)}.eml`)
      // The rename is atomic, so a process that ends during the write leaves no half mail.
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
      return { is: 'delivered', note: path }
    },
    close: () => {},
  }
}
