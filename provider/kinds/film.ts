import { z } from 'zod'
import { address, text } from './text'

/**
 * The film beside the testimonies. Its `url` is a file of the site, an MP4, which every iPhone plays, or an address that
 * react-player knows: take one that sets no cookies before play. `webm` is for browsers without H.264.
 */
export const film = z.strictObject({
  title: text,
  description: text,
  url: address,
  webm: address.optional(),
  captions: address.optional(),
  transcript: address.optional(),
  thumbnail: address,
  seconds: z.number().int().positive(),
  duration: text,
  uploaded: z.iso.datetime(),
})
