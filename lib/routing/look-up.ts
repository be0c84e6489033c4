import { sections } from './addresses'
import { type Existence, knownAddresses } from './known-addresses'
import { nearestName } from './nearest-name'

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

/**
 * The address of a section that somebody may have meant.
 *
 * @param address What follows the section's name, where there is nothing.
 * @returns One that was listed and differs by a few letters; undefined where none does.
 */
export async function nearestTo(section: string, address: string): Promise<string | undefined> {
  if (!Object.hasOwn(lookUps, section)) return
  return nearestName(address, await lookUps[section as keyof typeof lookUps].known())
}
