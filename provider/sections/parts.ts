import { z } from 'zod'
import { id, listOf, shortName, words } from '@/provider/fields/text'
import { claimNames } from '@/provider/fields/value-names'
import { didYouMean } from '@/provider/nearest'

/** A page of the site, a part of the page, or another address. */
export const address = z.string().regex(/^(\/(?!\/)\S*|#\S+|https?:\/\/\S+|mailto:\S+|tel:\S+)$/, {
  message: 'must be a page such as /blog, a part of this page such as #home-tutors, or a link with https://',
})

export const leadsTo = {
  title: 'Goes to',
  description: 'A page such as /blog, a part of this page such as #tutors, or a link with https://.',
}

export const link = z.strictObject({
  label: words.meta({ title: 'Label', description: 'The words visitors see.' }),
  to: address.meta(leadsTo),
})

/** `id` lets links lead to a section. */
export const common = { id: id.optional().meta(shortName) }

export const headed = {
  heading: words.meta({ title: 'Heading' }),
  lead: words.optional().meta({ title: 'Lead', description: 'The sentence below the heading.' }),
}

/** A section with a heading and its own fields. */
export const headedSection = <Kind extends string, Fields extends z.ZodRawShape>(
  kind: Kind,
  fields: Fields,
) => z.strictObject({ section: z.literal(kind), ...common, ...headed }).extend(fields)

/** Words that a drawing is computed from. */
export const art = words.meta({
  title: 'Words for the drawing',
  description: 'Any words. The same words always give the same drawing.',
})

export const card = z.strictObject({
  title: words.meta({ title: 'Title' }),
  text: words.meta({ title: 'Text' }),
})

/** A figure, by its name in `provider.yaml`. */
export const figure = words.superRefine((name, context) => {
  const names = claimNames()
  if (!names || names.includes(name)) return
  const message = `provider.yaml has no claim called ${name}${didYouMean(name, names)}`
  context.addIssue({ code: 'custom', message })
})

export const figures = z
  .array(figure)
  .default([])
  .meta({ title: 'Figures', description: 'Short names of figures, as in Provider.' })

/** Drawings of cards (components/section/card-drawing.tsx). */
export const drawing = z.enum([
  ...(['week', 'support', 'recruitment', 'workshop', 'reference', 'certificate'] as const),
  ...(['terms', 'return', 'talent', 'team', 'apprentice', 'hiring', 'advice'] as const),
])

export const drawnCards = listOf({ ...card.shape, drawing: drawing.optional().meta({ title: 'Drawing' }) })
  .min(1)
  .meta({ title: 'Cards' })

export type DrawingName = z.infer<typeof drawing>
