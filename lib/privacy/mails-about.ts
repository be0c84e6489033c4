import { readFile } from 'node:fs/promises'
import PostalMime, { type Email } from 'postal-mime'
import { mailFiles } from './mail-files'
import { mention } from './mention'

export type MailAbout = {
  path: string
  mail: Email
  /** The mail is to or from the person. Any other mail only mentions the address, and holds another person's data. */
  isTheirs: boolean
}

export async function mailsAbout(dir: string, address: string): Promise<MailAbout[]> {
  const found: MailAbout[] = []
  for (const path of await mailFiles(dir)) {
    const source = await readFile(path).catch(() => null)
    if (!source) continue
    const mail = await PostalMime.parse(source)
    const headers = mail.headers.map(({ value }) => value)
    const texts = [...headers, mail.text, mail.html, source.toString('latin1')]
    const parties = [...(mail.to ?? []), ...(mail.replyTo ?? [])].map((one) => one.address?.toLowerCase())
    const isTheirs = parties.includes(address)
    if (isTheirs || texts.some((text) => text && mention(address).test(text)))
      found.push({ path, mail, isTheirs })
  }
  return found
}
