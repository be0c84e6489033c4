import { z } from 'zod'
import { text } from '@/provider/fields/text'

const script = z
  .string()
  .regex(
    /^(\/(?!\/)\S*|https:\/\/\S+)$/,
    'must begin with https://, or be a path on this site such as /stats.js',
  )
  .refine((address) => URL.canParse(address, 'https://own.invalid'), 'isn’t a link')

// The host reaches a header of each page, so it must have nothing but a host name.
const host = z
  .string()
  .regex(/^(\*\.)?([a-z\d-]+\.)+[a-z]{2,}(:\d+)?$/, 'must be a host name such as stats.example.com')

const cookie = z.strictObject({
  name: z
    .string()
    .regex(/^[\w.-]+\*?$/, 'must be a cookie’s name; a star at the end stands for any ending')
    .meta({ title: 'Name' }),
  purpose: text.meta({ title: 'What it’s for' }),
  lasts: text.meta({ title: 'How long it lasts' }),
})

const attribute = /^(data-[a-z\d-]+|id|integrity|crossorigin)$/

/** Analytics, for visitors who have agreed. */
export const measurement = z
  .strictObject({
    name: text.meta({ title: 'Name of the tool' }),
    company: text.meta({ title: 'Who runs it' }),
    country: text.meta({ title: 'Country' }),
    purpose: text.meta({ title: 'What it’s for', description: 'In sentences, as visitors read it.' }),
    script: script.meta({
      title: 'Script',
      description: 'A link with https://, or a path on this site.',
    }),
    attributes: z
      .record(z.string(), z.union([z.string(), z.number()]).transform(String))
      .default({})
      .meta({ title: 'Attributes of its script tag', description: 'For example, data-site.' }),
    hosts: z.array(host).default([]).meta({
      title: 'Hosts',
      description: 'Where it loads from and sends to. For example, stats.example.com.',
    }),
    cookies: z
      .union(
        [
          z.literal('none').transform(() => []),
          z.array(cookie).min(1, 'is empty: if the tool sets no cookies, write the word none'),
        ],
        {
          error:
            'must be a list of cookies, each with name, purpose and lasts; or the word none, if the tool sets no cookies',
        },
      )
      .meta({ title: 'Cookies', description: 'Leave the list empty if it sets no cookies.' }),
    keeps: text.meta({ title: 'How long the company keeps the data' }),
    privacy_policy: z
      .url({ protocol: /^https$/ })
      .optional()
      .meta({ title: 'Link to its privacy policy' }),
  })
  .superRefine(({ script, hosts, attributes }, { addIssue }) => {
    const from = script.startsWith('/') ? undefined : new URL(script).host
    if (from && !hosts.some((host) => isWithin(from, host)))
      addIssue({
        code: 'custom',
        path: ['hosts'],
        message: `doesn’t include ${from}, where the script comes from`,
      })
    for (const name of Object.keys(attributes))
      if (!attribute.test(name))
        addIssue({
          code: 'custom',
          path: ['attributes', name],
          message: 'isn’t allowed: use a name that begins with data-, or id, integrity or crossorigin',
        })
  })

const isWithin = (host: string, named: string) =>
  named.startsWith('*.') ? host.endsWith(named.slice(1)) : host === named
