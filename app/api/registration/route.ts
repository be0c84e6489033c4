import { registrationByLink } from '@/lib/event/read-registrations'
import { answerByLink } from '@/lib/event/seats'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import { now } from '@/lib/time/now'

/** Receives the buttons of /registration and redirects back. The page then shows the registration's state. */
export async function POST(request: Request) {
  const form = await request.formData().catch(() => null)
  const field = (name: string) => String(form?.get(name) ?? '').slice(0, 200)
  const link = new URLSearchParams({ a: field('a'), until: field('until'), s: field('s') })
  const act = field('act')
  try {
    const db = await siteDatabase()
    const own = await registrationByLink(db, link)
    if (own && (act === 'confirm' || act === 'cancel')) {
      const { id } = own
      if (await answerByLink(db, id, act, now())) log('info', 'registration_answered', { id, act })
    }
  } catch (error) {
    log('error', 'registration_failed', { reason: (error as Error).message })
    return new Response('Nothing was changed, as the database doesn’t answer. Go back and try again.', {
      status: 503,
      headers: { 'Cache-Control': 'no-store' },
    })
  }
  const headers = { Location: `/registration?${link}`, 'Cache-Control': 'no-store' }
  return new Response(null, { status: 303, headers })
}
