import { getEvent } from '@/lib/api/content'
import { env } from '@/lib/env'
import { toCalendar } from '@/lib/feed/calendar'
import { now } from '@/lib/time/now'
import { site } from '@/provider/facts/site'

export async function GET(_request: Request, { params }: RouteContext<'/events/[slug]/calendar.ics'>) {
  const { slug } = await params
  const event = await getEvent(slug)
  if (event.state === 'away') return new Response('We couldn’t load the events.', { status: 503 })
  if (event.state === 'missing') return new Response('There’s no event with this name.', { status: 404 })
  const file = toCalendar(event.value, `${env().SITE_URL}/events/${slug}`, site, now())
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${slug}.ics"`,
    },
  })
}
