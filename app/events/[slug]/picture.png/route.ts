import { sharePicture } from '@/components/art/share-picture'
import { listEventsCached } from '@/lib/api/events'
import { settleInBuild } from '@/lib/api/settle'

export async function generateStaticParams() {
  const events = await settleInBuild(listEventsCached())
  return events?.length ? events.map(({ slug }) => ({ slug })) : [{ slug: 'upstream-away' }]
}

/** The sharing picture of an event. */
export async function GET(_request: Request, { params }: RouteContext<'/events/[slug]/picture.png'>) {
  const { slug } = await params
  const events = await settleInBuild(listEventsCached())
  const event = events?.find((one) => one.slug === slug)
  if (!event) return new Response('There is no such picture.', { status: events ? 404 : 503 })
  return await sharePicture({ kicker: event.dateLine, title: event.title, slug })
}
