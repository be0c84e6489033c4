import { claims } from './claims'

type Figure = { figure: string; label: string }

/**
 * The figures of these names.
 *
 * @param names as the claims have them
 * @throws Error for a name that there is none of
 */
export function figuresOf(names: readonly string[]): Figure[] {
  return names.map((name) => {
    const claim = (claims as Record<string, unknown>)[name]
    if (typeof claim === 'object' && claim && 'figure' in claim && 'label' in claim) return claim as Figure
    throw new Error(`There is no claim called ${name}`)
  })
}
