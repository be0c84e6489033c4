import { format, stripVTControlCharacters } from 'node:util'
import { log } from './log'
import { withoutQuotes } from './without-quotes'

const levels = { log: 'info', info: 'info', debug: 'info', warn: 'warn', error: 'error' } as const
const maxChars = 500
const event = 'console'

/** Logs console calls as JSON, without addresses and quoted words: a client may have sent them. */
export function logConsole(): void {
  for (const [name, level] of Object.entries(levels))
    console[name as keyof typeof levels] = (...words: unknown[]) => {
      const message = words.map(said).join(' ').trim()
      if (message) log(level, event, { message: message.slice(0, maxChars) })
    }
}

// Omits an error's stack: page_failed or answer_failed logs the fault with its request.
function said(word: unknown): string {
  const text = word instanceof Error ? `${word.name}: ${word.message}` : format(word)
  return withoutQuotes(stripVTControlCharacters(text)).replace(/(?:\w+:)?\/.*$/s, '…')
}
