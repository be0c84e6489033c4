import NextLink, { type LinkProps } from 'next/link'

const kinds = {
  inline: 'underline',
  /** On a line of its own, as tall as a thumb. */
  alone: 'inline-flex min-h-11 items-center gap-2 font-semibold underline',
  /** With an arrow, mostly at the foot of a card; it is underlined when it, or its card, is pointed at. */
  onward: 'inline-flex min-h-11 items-center gap-2 font-semibold hover:underline group-hover:underline',
} as const

/** The classes of a link in text, in the colour of its ground. */
export function linkStyle(kind: keyof typeof kinds): string {
  return `text-link underline-offset-4 ${kinds[kind]}`
}

/**
 * The link of Next's router. Its page is not fetched ahead because it is in view, as Next does by itself, but when
 * somebody points at it (components/shell/prefetch-pointed-at.tsx).
 */
export function Link<Route extends string>(props: LinkProps<Route>) {
  return <NextLink prefetch={false} {...props} />
}
