import type { Route } from 'next'
import NextLink from 'next/link'
import type { ComponentProps } from 'react'

const kinds = {
  inline: 'underline',
  /** On a line of its own, as tall as a thumb. */
  alone: 'inline-flex min-h-11 items-center gap-2 font-semibold underline',
  /** Has an arrow, mostly at the foot of a card. Underlined on hover. */
  onward: 'inline-flex min-h-11 items-center gap-2 font-semibold hover:underline group-hover:underline',
} as const

/** The classes of a link. Its colour suits the background. */
export function linkStyle(kind: keyof typeof kinds): string {
  return `text-link underline-offset-4 ${kinds[kind]}`
}

type Props<Path extends string> = Omit<ComponentProps<'a'>, 'href'> & {
  href: Route<Path>
  transitionTypes?: string[]
}

/**
 * A link within the site. An address with a query or an anchor loads a document: the router would show one
 * prerendered page for every query, and would jump to an anchor before the page has its height. The router
 * follows other links, and prefetches them on hover (components/shell/prefetch-pointed-at.tsx).
 */
export function Link<Path extends string>({ href, transitionTypes, ...props }: Props<Path>) {
  if (/[?#]/.test(href)) return <a href={href} {...props} />
  return <NextLink href={href} prefetch={false} transitionTypes={transitionTypes} {...props} />
}
