import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import { now } from '@/lib/time/now'
import { confirmConsent } from './consents'
import { type MailPurpose, readMailLink } from './mail-links'
import type { MailOutcome } from './mail-outcomes'
import { suppress } from './suppressions'

const works = { unsubscribe: suppress, news: confirmConsent } as const

/** Also `broken` for a valid link when nothing is left to confirm. */
export async function spendMailLink(purpose: MailPurpose, query: URLSearchParams): Promise<MailOutcome> {
  try {
    const hash = readMailLink(purpose, query)
    if (hash === null || !(await works[purpose](await siteDatabase(), hash, now()))) return 'broken'
    log('info', 'mail_link_used', { purpose })
    return 'done'
  } catch (error) {
    const { code, name } = error as Error & { code?: string }
    log('error', 'mail_link_failed', { purpose, reason: code ?? name })
    return 'failed'
  }
}
