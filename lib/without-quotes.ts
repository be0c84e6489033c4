/** A library's message may quote what a client has sent. */
export function withoutQuotes(message: string): string {
  return message.replace(/"[^"]*"|`[^`]*`/g, '"…"')
}
