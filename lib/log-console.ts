import { format, stripVTControlCharacters } from 'node:util'
import { log } from './log'
import { withoutQuotes } from './without-quotes'

const levels = { log: 'info', info: 'info', debug: 'info', warn: 'warn', error: 'error' } as const
const longest = 500
const event = 'console'

/**
 * Has what Next and libraries print on the console go to the log instead, one line of JSON each. An address, with all that
 * follows it, and quoted words are left out, as somebody may have sent them.
 */
export function logConsole(): void {
  for (const [name, level] of Object.entries(levels))
    console[name as keyof typeof levels] = (...words: unknown[]) => {
      const message = words.map(said).join(' ').trim()
      if (message) log(level, event, { message: message.slice(0, longest) })
    }
}

// Of a fault the log has a line of its own, with its message (page_failed, answer_failed).
function said(word: unknown): string {
  const text = word instanceof Error ? `${word.name}: ${word.message}` : format(word)
  return withoutQuotes(stripVTControlCharacters(text)).replace(/(?:\w+:)?\/.*$/s, '…')
}
