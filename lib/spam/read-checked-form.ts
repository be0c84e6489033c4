import type { FormFields } from './form-fields'

const maxFieldLength = 6000
const typed = ['firstName', 'lastName', 'name', 'job-title', 'company', 'subject', 'body', 'message']
const link =
  /(?:https?:\/\/|www\.)[^\s"'<>\]]+|(?<![\w.@-])(?:[\w-]{2,40}\.){1,4}[a-z]{2,10}(?![\w@-]|\.\w)\S*/g
const ownWork = /linkedin|github|gitlab|behance|dribbble|kaggle|youtu|codepen|figma|notion|google|trustpilot/

/** Reads what the signs of score.ts check, in lower case and without accents. Links to `ownHost` do not count. */
export function readCheckedForm(sent: FormFields, ownHost: string) {
  const of = (...fields: string[]) =>
    fields.map((field) => (sent[field] ?? '').trim().slice(0, maxFieldLength)).filter(Boolean)
  const plain = (...fields: string[]) => plainText(of(...fields).join(' ; '))
  const linksIn = (text: string) => (text.match(link) ?? []).filter((url) => !url.includes(ownHost))
  const text = plainText(withoutQuotes(of('subject', 'body', 'message').join('\n')))
  const rawName = of('firstName', 'lastName', 'name').join(' ')
  const names = plainText(rawName).match(/[a-z]{3,}/g) ?? []
  const isOwn = (address: string) => names.some((name) => name.length > 3 && address.includes(name))
  const [box = '', host = ''] = plain('email').split('@')
  const short = plain('firstName', 'lastName', 'name', 'job-title', 'company')
  return {
    text,
    rawName,
    names,
    box,
    host,
    short,
    phone: plain('phone', 'phone_number').replace(/[^\d+]/g, ''),
    links: linksIn(text).filter((url) => !ownWork.test(url) && !isOwn(url)),
    linksInShort: linksIn(`${short} ; ${plain('subject')}`),
    values: of(...typed).map((value) => value.toLowerCase()),
    words: `${text} ; ${plain('job-title', 'company')}`.replace(link, ' '),
  }
}

function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .normalize('NFC')
}

// Removes quotations, which others wrote, unless too little text would be left.
function withoutQuotes(text: string): string {
  const own = text
    .replace(/^> .*$/gm, '')
    .replace(/\n-{2,} ?(?:Forwarded|Original)[\s\S]*/, '')
    .replace(/["“”«»]([^"“”«»\n]{12,200})["“”«»]/g, ' ')
  return own.length > 40 ? own : text
}
