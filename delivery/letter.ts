import type { SendMailOptions } from 'nodemailer'

/** A paragraph, a link with its words, or names with values. */
export type Part = string | Lead | { rows: [name: string, value: string][] }

/** Words with a link, which shows as a button or by a label. */
type Lead = { words: string; link: string } & ({ button: string } | { label: string })

export type Letter = { subject: string; parts: Part[] }

/** "Hello Ada,". A stranger may have typed the name, so only a short first name of letters is repeated. */
export function greeting(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  return /^\p{L}[\p{L}\p{M}’'-]{1,19}$/u.test(first) ? `Hello ${first},` : 'Hello,'
}

export type WrittenMail = SendMailOptions & { parts?: Part[] }

/** Undefined when rendering fails: the mail then has no HTML part. */
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
  const words = 'label' in part && !part.words.endsWith(':') ? `${part.words} ${part.label}:` : part.words
  return `${words}\n${part.link}`
}
