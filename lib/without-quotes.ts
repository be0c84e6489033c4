/** Removes quoted words, because a library's message may quote what a client sent. */
export function withoutQuotes(message: string): string {
  return message.replace(/"[^"]*"|`[^`]*`/g, '"…"')
}
