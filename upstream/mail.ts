import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { Lead } from './leads'
import type { UpstreamSettings } from './settings'

export type Mailer = {
  /** Sends in the background; a failure is logged by the mail's kind and nothing else. */
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
      const sending = deliver({ from, ...options })
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

/** The mail that lets admissions call a learner back: everything the learner left. */
export function tellAdmissions(lead: Lead, settings: UpstreamSettings): SendMailOptions {
  const rows: [string, string][] = [
    ['Career path', lead.careerPathName],
    ['Plan', planName(lead, settings)],
    ['Name', `${lead.firstName} ${lead.lastName}`],
    ['Phone', lead.phone],
    ['E-mail', lead.email],
    ['Country', lead.country],
    ['Job title', lead.jobTitle],
    ['Company', lead.company],
    ['Heard of us by', lead.source],
    ['Newsletter', lead.subscribe ? 'Yes' : 'No'],
    ['Message', lead.message],
  ]
  return {
    to: settings.mail.leadsTo,
    replyTo: lead.email,
    subject: `New enrolment: ${lead.careerPathName} (lead ${lead.id})`,
    text: rows.map(([label, value]) => `${label}: ${value || '-'}`).join('\n'),
  }
}

/**
 * The mail that tells a learner that their enrolment arrived and what comes next. It repeats nothing that somebody
 * typed but the number to be called: it goes to an address that nobody has confirmed.
 */
export function confirmLead(lead: Lead, isKnownPath: boolean, settings: UpstreamSettings): SendMailOptions {
  const path = isKnownPath ? lead.careerPathName : 'your career path'
  const { name, phone, email } = settings.provider
  return {
    to: lead.email,
    replyTo: email,
    subject: `Welcome to ${name}: we have your enrolment`,
    text: [
      'Welcome!',
      `Thank you for choosing ${path} with the ${planName(lead, settings)} plan.`,
      `A member of our admissions team will call you on ${lead.phone} within one working day. Nothing is charged before you have spoken to us.`,
      `If that number is wrong, or you would rather we wrote, reply to this mail or call ${phone}.`,
      `${name}\n${settings.siteUrl}`,
    ].join('\n\n'),
  }
}

function planName(lead: Lead, { plans }: UpstreamSettings): string {
  return plans.find(({ id }) => id === lead.selectedPlan)?.name ?? lead.selectedPlan
}
