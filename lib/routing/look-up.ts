import { sections } from './addresses'
import { type Existence, knownAddresses, type Section } from './known-addresses'
import { nearestName } from './nearest-name'

const lookUps = new Map(
  Object.entries<Section>(sections).map(([name, section]) => [name, knownAddresses(section)]),
)

/**
 * Looks up whether an address exists.
 *
 * @param section The first part of the path.
 * @param address What follows it: a slug, or `page/2`.
 * @returns What is known of it; undefined where the section's addresses are not the upstream's.
 */
export async function lookUp(section: string, address: string): Promise<Existence | undefined> {
  return await lookUps.get(section)?.(address)
}

/**
 * The address of a section that somebody may have meant.
 *
 * @param address What follows the section's name, where there is nothing.
 * @returns One that was listed and differs by a few letters; undefined where none does.
 */
export async function nearestTo(section: string, address: string): Promise<string | undefined> {
  const known = await lookUps.get(section)?.known()
  return known && nearestName(address, known)
}
