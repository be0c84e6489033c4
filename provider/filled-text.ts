import type { Fault } from './fault'
import { fill, unknownName, type Values } from './fill'
import { pageParts } from './page-parts'
import type { MarkdownFile } from './read'

/** Fills in values, escaped for Markdown. Names of page parts stay, each alone on a line. Adds faults to `faults`. */
export function filledText(
  { text, textLine, file }: MarkdownFile<unknown>,
  values: Values,
  faults: Fault[],
): string {
  const parts: readonly string[] = pageParts
  const names = [...Object.keys(values), ...parts]
  const plain = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.replace(/[\\`*_[\]<>#|~]/g, '\\$&')]),
  )
  return fill(text, plain, (name, at) => {
    const line = textLine + text.slice(0, at).split('\n').length - 1
    const whole = text.split('\n')[line - textLine]?.trim()
    if (!parts.includes(name)) faults.push({ file, line, message: unknownName(name, names) })
    else if (!/^\{\{[^{}]*\}\}$/.test(whole ?? ''))
      faults.push({ file, line, message: `{{${name}}} must be on a line of its own` })
    return `{{${name}}}`
  })
}
