/** The text, cut at `max` characters with an ellipsis when it is longer. */
export function cut(text: string, max: number): string {
  const characters = [...text]
  return characters.length <= max ? text : `${characters.slice(0, max).join('').trimEnd()}…`
}

/** The words of sanitised HTML, without its tags. */
export function textOf(html: string): string {
  const entities: Record<string, string> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&nbsp;': ' ',
    '&quot;': '"',
  }
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|nbsp|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
