import { existsSync, readFileSync } from 'node:fs'

/** Returns the tests (`file › title`) and files that a text names in backticks, but that do not exist. */
export function missingTests(text: string): string[] {
  const missing: string[] = []
  for (const [, file = '', title] of text.matchAll(/`([\w./[\]-]+\.(?:tsx?|mjs))(?: › ([^`]*))?`/g)) {
    if (!existsSync(file)) missing.push(file)
    else if (title && !holds(readFileSync(file, 'utf8'), title)) missing.push(`${file} › ${title}`)
  }
  return missing
}

// A named title writes … for a part that the test's source computes or splits.
function holds(source: string, title: string): boolean {
  const words = title.split('…').map((part) => part.trim())
  return words.every((part) => source.includes(part))
}
