import { sections } from './addresses'
import { type Existence, knownAddresses } from './known-addresses'

const lookUps = {
  careerpaths: knownAddresses(sections.careerpaths),
  blog: knownAddresses(sections.blog),
  resources: knownAddresses(sections.resources),
  events: knownAddresses(sections.events),
}

/**
 * Looks up whether an address exists.
 *
 * @param section The first part of the path.
 * @param address What follows it: a slug, or `page/2`.
 * @returns What is known of it; undefined where the section's addresses are not the upstream's.
 */
export async function lookUp(section: string, address: string): Promise<Existence | undefined> {
  return Object.hasOwn(lookUps, section) ? await lookUps[section as keyof typeof lookUps](address) : undefined
}
