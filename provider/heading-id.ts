/** "What it costs" gives `what-it-costs`: at most 60 characters, empty without letters or digits. */
export function headingId(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
}
