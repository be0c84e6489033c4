export type TextLink = { href: string; words: string; isPicture: boolean }

/** `text` must be without code (`withoutCode`). */
export function linksIn(text: string): TextLink[] {
  const pictures = text.match(/!\[[^\]]*\]\([^)]*\)/g) ?? []
  // A linked picture stands between the brackets of its link.
  const apart = pictures.reduce((rest, picture) => `${rest.replace(picture, '')}\n${picture}`, text)
  return [...apart.matchAll(/(!?)\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g)].map(([, mark, words, href]) => ({
    href: href ?? '',
    words: words?.trim() ?? '',
    isPicture: mark === '!',
  }))
}

/** Replaces code by spaces, so that all lines stay. */
export function withoutCode(text: string): string {
  const blank = (code: string) => code.replaceAll(/[^\n]/g, ' ')
  return text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, blank).replaceAll(/`[^`\n]+`/g, blank)
}
