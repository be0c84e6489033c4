import { readAddresses } from './addresses'
import { rememberAddresses } from './known-addresses'

const sections = {
  careerpaths: rememberAddresses(readAddresses.careerpaths),
  blog: rememberAddresses(readAddresses.blog),
  resources: rememberAddresses(readAddresses.resources),
  events: rememberAddresses(readAddresses.events),
}

/**
 * Looks an address up in the upstream's list of its section.
 * @param section the first part of the path
 * @param address what follows it: a slug, or `page/2`
 * @param how whether to wait for the first reading of the list
 * @returns `unknown` while the list cannot be read or is not there yet; undefined where the section has no list
 */
export async function lookUp(section: string, address: string, how?: { waits: boolean }) {
  return Object.hasOwn(sections, section)
    ? await sections[section as keyof typeof sections](address, how)
    : undefined
}
