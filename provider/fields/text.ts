import { z } from 'zod'

export const text = z.string().trim().min(1)

export const words = z.string().min(1)

/** A text of the upstream's contract, which has null in place of an empty one. */
export const textOrNull = z.string().nullable().default(null)

export const metaDescription = words
  .max(300)
  .meta({ title: 'Text in search results', description: 'About 150 characters.' })

/** A name by which links and files refer to something. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must have only lower-case letters, digits and single hyphens')

/** A path of the site, or a whole address. */
export const address = z
  .string()
  .regex(/^(\/(?!\/)\S*|https?:\/\/\S+)$/, 'must be a path such as /films/first.mp4, or begin with https://')

/** A list of records with these fields. */
export const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.strictObject(shape))

/** An IANA name. */
export const timeZone = z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
  message: 'must be a time zone such as Europe/London',
})

/** Money, in the provider's currency. */
export const amount = z.number().positive().multipleOf(0.01, 'must be an amount such as 149 or 119.20')

export const order = z
  .number()
  .default(1000)
  .meta({ title: 'Position in the list', description: 'Lowest number first.' })

export const shortName = {
  title: 'Short name',
  description: 'For links to it: lower-case letters, digits and hyphens.',
}
