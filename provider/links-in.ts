export type TextLink = { href: string; words: string; isPicture: boolean; line: number }

/**
 * The links and pictures of a Markdown text. What stands in code is none.
 *
 * @param firstLine the line of the file on which the text begins
 */
export function linksIn(text: string, firstLine: number): TextLink[] {
  return withoutCode(text)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/(!?)\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g)].map(([, mark, words, href]) => ({
        href: href ?? '',
        words: words?.trim() ?? '',
        isPicture: mark === '!',
        line: firstLine + index,
      })),
    )
}

/** A text with its code taken out, line for line. */
export function withoutCode(text: string): string {
  const blank = (code: string) => code.replaceAll(/[^\n]/g, ' ')
  return text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, blank).replaceAll(/`[^`\n]+`/g, blank)
}
