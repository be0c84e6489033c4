export type TextLink = { href: string; words: string; isPicture: boolean }

/** `text` is without code. */
export function linksIn(text: string): TextLink[] {
  return [...text.matchAll(/(!?)\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g)].map(([, mark, words, href]) => ({
    href: href ?? '',
    words: words?.trim() ?? '',
    isPicture: mark === '!',
  }))
}

/** Line for line. */
export function withoutCode(text: string): string {
  const blank = (code: string) => code.replaceAll(/[^\n]/g, ' ')
  return text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, blank).replaceAll(/`[^`\n]+`/g, blank)
}
