import { countries } from 'countries-list'
import { Hono } from 'hono'
import { byOrder, contentFolder } from './content'
import { imageOf } from './photos'
import { view } from './rest'
import type { UpstreamSettings } from './settings'

/** GET /events/ (an extension) and /testimonies/ by `order`, and /countries/ in the format of public services. */
export function plainLists(settings: UpstreamSettings): Hono {
  const eventFiles = contentFolder('events', settings)
  const testimonyFiles = contentFolder('testimonies', settings)
  const countryNames = Object.values(countries).map(({ name }) => ({ name: { common: name } }))
  const list = (name: string, read: () => Promise<object[]>) =>
    view(name, { get: async (c) => c.json(await read()) })

  // Only registrants get the link to join. Only they get the recording, unless the provider shows it to everybody.
  async function events() {
    return (await eventFiles())
      .sort(byOrder)
      .map(({ order: _, online_link: __, recording, recording_for_all: isForAll, ...record }) => ({
        ...record,
        ...(isForAll && recording && { recording }),
      }))
  }

  // Only an unpublished testimony has its slug.
  async function testimonies() {
    return (await testimonyFiles()).sort(byOrder).map(({ order: _, body: __, slug, ...record }) => ({
      ...record,
      image: imageOf(record, record.image),
      ...(record.unpublished && { slug }),
    }))
  }

  return new Hono()
    .all('/events/', list('Event List', events))
    .all('/testimonies/', list('Testimony List', testimonies))
    .all(
      '/countries/',
      list('Country List', async () => countryNames),
    )
}
