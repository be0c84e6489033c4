import { z } from 'zod'
import { address, text } from '@/provider/fields/text'
import { filmSource } from './film-source'

const isElsewhere = (address?: string) => address?.startsWith('/') === false

/** `url` is an MP4 of the site, or a film of the host that `from` names. `webm` is for browsers without H.264. */
export const film = z
  .strictObject({
    title: text.meta({ title: 'Title' }),
    description: text.meta({ title: 'Description' }),
    url: address.meta({
      title: 'Film file or link',
      description:
        'A file of yours such as /films/first.mp4, a link to YouTube or Vimeo, or a link to an .mp4 or .webm file.',
    }),
    from: text.optional().meta({
      title: 'Who hosts it',
      description: 'For a film hosted elsewhere: visitors see the name before they press play.',
    }),
    webm: address
      .optional()
      .meta({ title: 'The same film as WebM', description: 'For browsers that can’t play the other file.' }),
    captions: address.optional().meta({ title: 'Captions' }),
    transcript: address.optional().meta({ title: 'Transcript' }),
    thumbnail: address.meta({ title: 'Still picture' }),
    seconds: z.int().positive().meta({ title: 'Seconds' }),
    duration: text.meta({ title: 'Duration', description: 'In words, as visitors see it.' }),
    uploaded: z.iso.datetime().meta({ title: 'Uploaded', description: 'For example, 2026-11-21T09:00:00Z.' }),
  })
  .superRefine((film, { addIssue }) => {
    const refuse = (key: keyof typeof film, message: string) =>
      addIssue({ code: 'custom', path: [key], message })
    if (isElsewhere(film.captions)) refuse('captions', 'must be a path such as /films/first.vtt')
    if (!isElsewhere(film.url)) {
      if (isElsewhere(film.webm))
        refuse('webm', 'must be a path such as /films/first.webm, because url is one')
      return
    }
    const source = filmSource(film.url)
    if (!source)
      refuse(
        'url',
        'isn’t a film that browsers can play here: link to YouTube or Vimeo, or to an .mp4 or .webm file with https://',
      )
    else if (source.player === 'html' && !film.from) refuse('from', 'is missing: name who hosts the film')
    if (film.webm && filmSource(film.webm)?.policy['media-src']?.[0] !== source?.policy['media-src']?.[0])
      refuse('webm', 'must be hosted in the same place as url')
  })
