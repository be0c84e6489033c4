/**
 * A message without what it quotes: a library's may quote what somebody has sent.
 *
 * @param message of an error
 */
export function withoutQuotes(message: string): string {
  return message.replace(/"[^"]*"|`[^`]*`/g, '"…"')
}
