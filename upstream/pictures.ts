import { Hono } from 'hono'
import { pictureResponse } from '@/provider/pictures/picture-response'
import { notFound } from './rest'
import type { UpstreamSettings } from './settings'

/** GET /media/pictures/{hash}-{width}.{avif, webp or jpg}. */
export function pictures({ contentDir, log }: UpstreamSettings): Hono {
  return new Hono().get(
    '/media/pictures/:name',
    async (c) => (await pictureResponse(c.req.raw, contentDir, log)) ?? notFound(c),
  )
}
