/**
 * The part of an id that a heading's words give: "What it costs" is `what-it-costs`.
 *
 * @param words without markup
 * @returns at most 60 characters; empty where no letter or digit is left
 */
export function headingId(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
}
