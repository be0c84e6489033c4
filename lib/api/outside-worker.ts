import { mailDestination } from '@/delivery/mail'
import type { Item } from '@/delivery/tables'
import { webhookDestination } from '@/delivery/webhook'
import { createWorker, type Destination, type Worker } from '@/delivery/worker'
import { log } from '@/lib/log'
import { once } from '@/lib/once'
import { siteDatabase } from '@/lib/store/site-database'
import { outsideDestination } from './outside-destination'
import { refusedMail } from './refused-mail'
import { siteMails } from './site-mails'
import { upstreamSettings } from './upstream-settings'

/** Delivers the records for an outside upstream, mails and webhook events. Throws EnvError. */
export function outsideWorker(): Worker {
  return once('outside worker', createOutsideWorker)
}

function createOutsideWorker(): Worker {
  const { mail, provider, webhook, scheduleNow, afterwards } = upstreamSettings()
  const from = { name: provider.name, address: mail.from }
  const makeMail = async (item: Item) =>
    (await siteMails[item.kind]?.(await siteDatabase(), JSON.parse(item.payload) as never, mail.leadsTo)) ??
    refusedMail(item, mail.leadsTo)
  const destinations: Record<string, Destination> = {
    upstream: outsideDestination,
    mail: mailDestination({ ...mail, from }, makeMail),
  }
  if (webhook) destinations.webhook = webhookDestination(webhook)
  return createWorker({ database: siteDatabase, destinations, now: scheduleNow, log, afterwards })
}
