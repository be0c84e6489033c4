import type { Letter } from '@/delivery/letter'
import { brand } from '@/lib/brand/brand'
import { paymentWords } from '@/lib/cost/cost-words'
import { leadPayment } from '@/lib/cost/lead-payment'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { addressHash } from '@/lib/privacy/address-hash'
import { enquiryLink } from '@/lib/privacy/mail-links'
import { answerDue, callWords } from '@/lib/time/call-day'
import { formatStart } from '@/lib/time/first-class'
import { now } from '@/lib/time/now'
import { atStart } from '@/lib/time/starts'
import { contentDir } from '@/provider/content-dir'
import { enrolment } from '@/provider/facts/enrolment'
import { plans } from '@/provider/facts/plans'
import { site } from '@/provider/facts/site'
import type { PathRecord } from '@/upstream/settings'
import { startsOf } from './course-starts'
import { registerForEvent } from './event-rounds'
import { ownPrices } from './own-prices'
import { readReceipt } from './receipt'
import { siteMails } from './site-mails'

/** The environment's settings and the provider's facts. Throws EnvError. */
export function upstreamSettings() {
  const { DATABASE_URL, SITE_URL, NEXTAUTH_SECRET, NEXTAUTH_SECRET_PREVIOUS } = env()
  const { SMTP_URL, MAIL_DIR, MAIL_FROM, LEADS_EMAIL, MAILS_PER_HOUR } = env()
  return {
    databaseUrl: DATABASE_URL,
    contentDir: contentDir(),
    ...(process.env.VERCEL && { afterwards }),
    showsUnpublished: process.env.NODE_ENV === 'development',
    countsPlaces: process.env.NEXT_PHASE !== 'phase-production-build',
    siteUrl: SITE_URL,
    secret: NEXTAUTH_SECRET,
    previousSecret: NEXTAUTH_SECRET_PREVIOUS,
    mail: {
      smtpUrl: SMTP_URL,
      dir: MAIL_DIR,
      from: MAIL_FROM ?? site.email,
      leadsTo: LEADS_EMAIL ?? site.email,
      perHour: MAILS_PER_HOUR,
      html: mailHtml,
    },
    enquiryLink,
    webhook: webhookSettings(),
    addressHash,
    provider: {
      name: site.name,
      phone: site.phone,
      email: site.email,
      nextStep: enrolment.mail,
      classroom: site.classroomUrl,
    },
    callWords,
    answerDue,
    readReceipt,
    siteMails,
    register: registerForEvent,
    plans,
    payment: recordPayment,
    startId,
    startWords,
    log,
    now,
    // With NOW set, `now` stands still. Retries need a clock that runs.
    scheduleNow: () => new Date(),
  }
}

/** Undefined without a webhook. Throws EnvError. */
export function webhookSettings() {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env()
  return url && secret ? { url, secret, shape: site.webhookShape } : undefined
}

// In a command, and outside a request, `after` fails. The next call of /api/cron then does the work.
async function afterwards(work: () => Promise<void>): Promise<void> {
  await import('next/server').then(({ after }) => after(work)).catch(() => {})
}

/** The HTML of a mail; undefined when rendering fails, and the mail is then sent as text. */
async function mailHtml(letter: Letter): Promise<string | undefined> {
  try {
    // Only a process that sends mails loads the renderer.
    const { letterHtml } = await import('@/mail/letter-html')
    return await letterHtml(letter, { name: site.name, siteUrl: env().SITE_URL, colours: brand.colours })
  } catch (error) {
    log('error', 'mail_not_set', { reason: (error as Error).message })
    return
  }
}

/** The payment in a sentence or two, for the embedded upstream's mails; empty if it is unknown. */
function recordPayment(planId: string, billing: string, record: PathRecord, start: string): string {
  const path = { weeks: record.weeks ?? null, prices: ownPrices.parse(record.prices), ...startsOf(record) }
  return paymentWords(leadPayment(planId, billing, atStart(path, start)))
}

function startId(start: string, record: PathRecord): string {
  return startsOf(record).starts.find(({ courseStart }) => courseStart === start)?.id ?? ''
}

// `record` is missing if the path is unknown.
function startWords(start: string, record?: PathRecord): string {
  return formatStart(atStart(startsOf(record ?? {}), start)) ?? start
}
