import { z } from 'zod'

export const text = z.string().trim().min(1)

/** A name by which links and files refer to something. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must have only lower-case letters, digits and single hyphens')

/** A path of the site, or a whole address. */
export const address = z
  .string()
  .regex(/^(\/(?!\/)\S*|https?:\/\/\S+)$/, 'must be a path such as /films/first.mp4, or begin with https://')

export const order = z
  .number()
  .default(1000)
  .meta({ title: 'Position in the list', description: 'Lowest number first.' })

export const shortName = {
  title: 'Short name',
  description: 'For links to it: lower-case letters, digits and hyphens.',
}
