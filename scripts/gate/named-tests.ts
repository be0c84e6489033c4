import { existsSync, readFileSync } from 'node:fs'

/** The tests (`file › title`) and files that a text names between backticks and that are not there. */
export function missingTests(text: string): string[] {
  const missing: string[] = []
  for (const [, file = '', title] of text.matchAll(/`([\w./[\]-]+\.(?:tsx?|mjs))(?: › ([^`]*))?`/g)) {
    if (!existsSync(file)) missing.push(file)
    else if (title && !holds(readFileSync(file, 'utf8'), title)) missing.push(`${file} › ${title}`)
  }
  return missing
}

// A title may be cut short at either end, where its text is put together.
function holds(source: string, title: string): boolean {
  const words = title.split('…').map((part) => part.trim())
  return words.every((part) => source.includes(part))
}
