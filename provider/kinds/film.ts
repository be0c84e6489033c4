import { z } from 'zod'
import { address, text } from '@/provider/fields/text'
import { filmSource } from './film-source'

const isElsewhere = (address?: string) => address?.startsWith('/') === false

/**
 * The film beside the testimonies. Its `url` is a file of the site, an MP4, which every iPhone plays, or a film elsewhere,
 * of which `from` says whose it is. `webm` is for browsers without H.264.
 */
export const film = z
  .strictObject({
    title: text,
    description: text,
    url: address,
    from: text.optional(),
    webm: address.optional(),
    captions: address.optional(),
    transcript: address.optional(),
    thumbnail: address,
    seconds: z.number().int().positive(),
    duration: text,
    uploaded: z.iso.datetime(),
  })
  .superRefine((film, { addIssue }) => {
    const refuse = (key: keyof typeof film, message: string) =>
      addIssue({ code: 'custom', path: [key], message })
    if (isElsewhere(film.captions)) refuse('captions', 'must be a path such as /films/first.vtt')
    if (!isElsewhere(film.url)) {
      if (isElsewhere(film.webm)) refuse('webm', 'must be a path such as /films/first.webm, as url is one')
      return
    }
    const source = filmSource(film.url)
    if (!source)
      refuse(
        'url',
        'is nothing that browsers may play here: name a film at YouTube or Vimeo, or an .mp4 or .webm file by https://',
      )
    else if (source.player === 'html' && !film.from) refuse('from', 'is missing: say whose the film is')
    if (film.webm && filmSource(film.webm)?.policy['media-src']?.[0] !== source?.policy['media-src']?.[0])
      refuse('webm', 'must lie where url does')
  })
