import { z } from 'zod'
import { didYouMean } from '@/provider/nearest'
import { link } from '@/provider/sections/parts'

/** Each page's header, full menu, footer, and last line of the footer. */
export const menuPlaces = ['header', 'more', 'footer', 'legal'] as const

export type MenuPlace = (typeof menuPlaces)[number]
export type MenuEntry = z.infer<typeof link>

/** `menu.yaml`; `addresses` are the first parts of all paths. */
export const menuFields = (addresses: readonly string[]) => {
  const known = addresses.map((address) => `/${address}`)
  const entries = z.array(link).superRefine((all, context) => {
    for (const [index, { to }] of all.entries()) {
      const isTwice = all.findIndex((other) => other.to === to) < index
      const message = isTwice ? `${to} is listed twice` : missing(to, known)
      if (message) context.addIssue({ code: 'custom', path: [index, 'to'], message })
    }
  })
  return z.strictObject({
    header: entries.meta({ title: 'Header of every page' }),
    more: entries.default([]).meta({ title: 'Below those, only in the menu' }),
    action: link.optional().meta({ title: 'Button in the header' }),
    footer: entries.default([]).meta({ title: 'Footer of every page' }),
    legal: entries.default([]).meta({ title: 'Last line of the footer' }),
  })
}

function missing(to: string, known: string[]): string | undefined {
  const path = `/${to.split(/[/?#]/)[1] ?? ''}`
  if (!to.startsWith('/') || path === '/' || known.includes(path)) return
  return `there’s no page ${to}${didYouMean(path, known)}`
}
