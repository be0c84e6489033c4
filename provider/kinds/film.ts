import { z } from 'zod'
import { address, text } from '@/provider/fields/text'
import { filmSource } from './film-source'

const isElsewhere = (address?: string) => address?.startsWith('/') === false

/** `url` is an MP4 of the site, or a film elsewhere with `from`. `webm` is for browsers without H.264. */
export const film = z
  .strictObject({
    title: text.meta({ title: 'Title' }),
    description: text.meta({ title: 'Description' }),
    url: address.meta({
      title: 'Address',
      description:
        'A file of yours such as /films/first.mp4, a film at YouTube or Vimeo, or an .mp4 or .webm file elsewhere.',
    }),
    from: text.optional().meta({
      title: 'Whom it comes from',
      description: 'Of a film that lies elsewhere: visitors read the name before they press play.',
    }),
    webm: address
      .optional()
      .meta({ title: 'The same as WebM', description: 'For browsers that cannot play the other.' }),
    captions: address.optional().meta({ title: 'Captions' }),
    transcript: address.optional().meta({ title: 'What is said and shown, as text' }),
    thumbnail: address.meta({ title: 'Still picture' }),
    seconds: z.number().int().positive().meta({ title: 'Seconds' }),
    duration: text.meta({ title: 'Duration', description: 'In words, as it is shown.' }),
    uploaded: z.iso.datetime().meta({ title: 'Uploaded', description: 'Such as 2026-11-21T09:00:00Z.' }),
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
