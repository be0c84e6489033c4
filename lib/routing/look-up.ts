import { sections } from './addresses'
import { type Existence, knownAddresses, type Section } from './known-addresses'
import { nearestName } from './nearest-name'

const lookUps = new Map(
  Object.entries<Section>(sections).map(([name, section]) => [name, knownAddresses(section)]),
)

/** Undefined where the section's addresses are not the upstream's. `address` is a slug or `page/2`. */
export async function lookUp(section: string, address: string): Promise<Existence | undefined> {
  return await lookUps.get(section)?.(address)
}

/** A listed address a few letters away; undefined without one. */
export async function nearestTo(section: string, address: string): Promise<string | undefined> {
  const known = await lookUps.get(section)?.known()
  return known && nearestName(address, known)
}
