import type { SendMailOptions } from 'nodemailer'

/** A paragraph, a link with its words, or names with values. */
export type Part = string | Lead | { rows: [name: string, value: string][] }

/** `button` is the label of a button; without it the address itself is the link. */
type Lead = { words: string; link: string; button?: string }

export type Letter = { subject: string; parts: Part[] }

export type WrittenMail = SendMailOptions & { parts?: Part[] }

/** Undefined when rendering fails: the mail goes without HTML. */
export type SetAsHtml = (letter: Letter) => Promise<string | undefined>

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
