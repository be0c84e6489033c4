import { sections } from './addresses'
import { type Existence, knownAddresses, type Section } from './known-addresses'
import { nearestName } from './nearest-name'

const lookUps = new Map(
  Object.entries<Section>(sections).map(([name, section]) => [name, knownAddresses(section)]),
)

/** Undefined for a section that `sections` does not list. `address` is a slug or `page/2`. */
export async function lookUp(section: string, address: string): Promise<Existence | undefined> {
  return await lookUps.get(section)?.(address)
}

/** A known address that differs by a few letters; undefined if no address is near. */
export async function nearestTo(section: string, address: string): Promise<string | undefined> {
  const known = await lookUps.get(section)?.known()
  return known && nearestName(address, known)
}
