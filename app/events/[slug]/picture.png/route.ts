import { noPicture, sharePicture } from '@/components/art/share-picture'
import { pictureParams } from '@/lib/api/answer'
import { getEvent, listEvents } from '@/lib/api/content'
import { eventDay } from '@/lib/time/event-date'

export async function generateStaticParams() {
  return pictureParams(await listEvents())
}

export async function GET(_request: Request, { params }: RouteContext<'/events/[slug]/picture.png'>) {
  const { slug } = await params
  const event = await getEvent(slug)
  if (event.state !== 'found') return noPicture(event)
  const { title, dateLine, firstStart } = event.value
  return await sharePicture({ kicker: firstStart ? eventDay(event.value) : dateLine, title, slug })
}
