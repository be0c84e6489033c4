import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import { now } from '@/lib/time/now'
import { insertConsent } from './consents'

/** Never throws: an enquiry is sent even if its consent cannot be stored. The consent is then lost. */
export async function storeConsent(address: string, form: string, path: string): Promise<void> {
  try {
    await insertConsent(await siteDatabase(), { address, form, path, isOurs: !env().API_ROOT_URL }, now())
  } catch (error) {
    const { code, name } = error as Error & { code?: string }
    log('error', 'consent_not_kept', { form, reason: code ?? name })
  }
}
