import { z } from 'zod'
import { nearest } from '@/provider/nearest'
import { link } from '@/provider/sections/parts'

/** The head of each page, its menu, its foot, and the foot's last line. */
export const menuPlaces = ['header', 'more', 'footer', 'legal'] as const

export type MenuPlace = (typeof menuPlaces)[number]
export type MenuEntry = z.infer<typeof link>

/** `menu.yaml`; `addresses` are the first parts of all paths. */
export const menuFields = (addresses: readonly string[]) => {
  const known = addresses.map((address) => `/${address}`)
  const entries = z.array(link).superRefine((all, context) => {
    for (const [index, { to }] of all.entries()) {
      const isTwice = all.findIndex((other) => other.to === to) < index
      const message = isTwice ? `${to} is there twice` : missing(to, known)
      if (message) context.addIssue({ code: 'custom', path: [index, 'to'], message })
    }
  })
  return z.strictObject({
    header: entries.meta({ title: 'Head of every page' }),
    more: entries.default([]).meta({ title: 'Below those, in the menu alone' }),
    action: link.optional().meta({ title: 'Button of the head' }),
    footer: entries.default([]).meta({ title: 'Foot of every page' }),
    legal: entries.default([]).meta({ title: 'Last line of the foot' }),
  })
}

function missing(to: string, known: string[]): string | undefined {
  const path = `/${to.split(/[/?#]/)[1] ?? ''}`
  if (!to.startsWith('/') || path === '/' || known.includes(path)) return
  const meant = nearest(path, known)
  return `there is no page ${to}${meant ? `: did you mean ${meant}?` : ''}`
}
