import type { Letter } from '@/delivery/letter'
import { brand } from '@/lib/brand/brand'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { site } from '@/provider/facts/site'

/** The HTML of a mail; undefined when rendering fails, and the mail goes as text. */
export async function mailHtml(letter: Letter): Promise<string | undefined> {
  try {
    // Only a process that sends mails loads the renderer.
    const { letterHtml } = await import('@/mail/letter-html')
    return await letterHtml(letter, { name: site.name, siteUrl: env().SITE_URL, colours: brand.colours })
  } catch (error) {
    log('error', 'mail_not_set', { reason: (error as Error).message })
    return
  }
}
