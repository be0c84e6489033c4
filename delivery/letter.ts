import type { SendMailOptions } from 'nodemailer'

/** A part of a mail's words: a paragraph, words that lead to an address, or names with values. */
export type Part = string | Lead | { rows: [name: string, value: string][] }

/** `button` is what a button says that does the same; without it, the address is a link. */
type Lead = { words: string; link: string; button?: string }

/** What a mail says, from which its text and its HTML are made. */
export type Letter = { subject: string; parts: Part[] }

/** A mail with what it says in `parts`, or in bodies of its own. */
export type WrittenMail = SendMailOptions & { parts?: Part[] }

/** Sets what a mail says as HTML; gives nothing where it cannot, as a mail need not look like anything. */
export type SetAsHtml = (letter: Letter) => Promise<string | undefined>

/**
 * Puts a mail into the two forms in which it is sent.
 *
 * @param mail as it was written
 * @param html makes the second; without it, there is the text alone
 */
export async function bodiesOf(
  { parts, ...mail }: WrittenMail,
  html: SetAsHtml | undefined,
): Promise<SendMailOptions> {
  if (!parts) return mail
  const text = parts.map(textOf).join('\n\n')
  return { ...mail, text, html: await html?.({ subject: mail.subject ?? '', parts }) }
}

function textOf(part: Part): string {
  if (typeof part === 'string') return part
  if ('rows' in part) return part.rows.map(([name, value]) => `${name}: ${value || '-'}`).join('\n')
  return `${part.words}\n${part.link}`
}
