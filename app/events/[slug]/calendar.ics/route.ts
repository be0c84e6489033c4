import { getEvent } from '@/lib/api/content'
import { env } from '@/lib/env'
import { toCalendar } from '@/lib/event/calendar'
import { now } from '@/lib/time/now'
import { site } from '@/provider/facts/site'

export async function GET(_request: Request, { params }: RouteContext<'/events/[slug]/calendar.ics'>) {
  const { slug } = await params
  const event = await getEvent(slug)
  if (event.state === 'away') return new Response('We couldn’t load the events.', { status: 503 })
  if (event.state === 'missing') return new Response('There’s no event with this name.', { status: 404 })
  const { title, description, start, end, location, obstacle } = event.value
  const { SITE_URL } = env()
  const entry = {
    uid: `${slug}-${start.replaceAll(/[-:]|\.\d+/g, '')}@${new URL(SITE_URL).hostname}`,
    ...{ title, description, start, end, location, url: `${SITE_URL}/events/${slug}` },
    isCancelled: obstacle === 'cancelled',
  }
  const file = toCalendar(entry, site, now())
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${slug}.ics"`,
    },
  })
}
