import { listEventsCached } from '@/lib/api/events'
import { settle } from '@/lib/api/settle'
import { env } from '@/lib/env'
import { toCalendar } from '@/lib/feed/calendar'
import { site } from '@/lib/provider/site'

/** An event as a file for the visitor's calendar. */
export async function GET(_request: Request, { params }: RouteContext<'/events/[slug]/calendar.ics'>) {
  const { slug } = await params
  const events = await settle(listEventsCached())
  const event = events?.find((one) => one.slug === slug)
  if (!event) return new Response('This event is not known.', { status: events ? 404 : 503 })
  const file = toCalendar(event, `${env().SITE_URL}/events/${slug}`, site, new Date())
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${slug}.ics"`,
    },
  })
}
