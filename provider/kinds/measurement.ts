import { z } from 'zod'
import { text } from '@/provider/fields/text'

const script = z
  .string()
  .regex(
    /^(\/(?!\/)\S*|https:\/\/\S+)$/,
    'must begin with https://, or be a path of this site such as /stats.js',
  )
  .refine((address) => URL.canParse(address, 'https://own.invalid'), 'is no address')

// It reaches a header of each page, so nothing else may stand in it.
const host = z
  .string()
  .regex(/^(\*\.)?([a-z\d-]+\.)+[a-z]{2,}(:\d+)?$/, 'must be the name of a host such as stats.example.com')

const cookie = z.strictObject({
  name: z
    .string()
    .regex(/^[\w.-]+\*?$/, 'must be the name of a cookie, with a star at its end for all that begin so')
    .meta({ title: 'Name' }),
  purpose: text.meta({ title: 'What for' }),
  lasts: text.meta({ title: 'Lasts' }),
})

const attribute = /^(data-[a-z\d-]+|id|integrity|crossorigin)$/

/** Analytics, for visitors who have agreed. */
export const measurement = z
  .strictObject({
    name: text.meta({ title: 'What the tool is called' }),
    company: text.meta({ title: 'Who runs it' }),
    country: text.meta({ title: 'Where' }),
    purpose: text.meta({ title: 'What for', description: 'In sentences, as visitors read it.' }),
    script: script.meta({
      title: 'Script',
      description: 'An address with https://, or a path of this site.',
    }),
    attributes: z
      .record(z.string(), z.union([z.string(), z.number()]).transform(String))
      .default({})
      .meta({ title: 'Attributes of its tag', description: 'Such as data-site.' }),
    hosts: z
      .array(host)
      .default([])
      .meta({ title: 'Hosts', description: 'Where it comes from and sends to, such as stats.example.com.' }),
    cookies: z
      .union(
        [
          z.literal('none').transform(() => []),
          z.array(cookie).min(1, 'names none: where the tool sets none, write the word none'),
        ],
        {
          error:
            'must be a list of cookies, each with name, purpose and lasts; or the word none, where the tool sets none',
        },
      )
      .meta({ title: 'Cookies', description: 'None in the list: it sets none.' }),
    keeps: text.meta({ title: 'For how long the company keeps it' }),
    privacy_policy: z
      .url({ protocol: /^https$/ })
      .optional()
      .meta({ title: 'Its privacy policy' }),
  })
  .superRefine(({ script, hosts, attributes }, { addIssue }) => {
    const from = script.startsWith('/') ? undefined : new URL(script).host
    if (from && !hosts.some((host) => isWithin(from, host)))
      addIssue({
        code: 'custom',
        path: ['hosts'],
        message: `does not name ${from}, which the script comes from`,
      })
    for (const name of Object.keys(attributes))
      if (!attribute.test(name))
        addIssue({
          code: 'custom',
          path: ['attributes', name],
          message: 'is not possible: begin with data-, or take id, integrity or crossorigin',
        })
  })

const isWithin = (host: string, named: string) =>
  named.startsWith('*.') ? host.endsWith(named.slice(1)) : host === named
