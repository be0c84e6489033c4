import type { Claim } from '@/provider/kinds/claim'
import { facts } from './provider-yaml'

/** Each figure with what it counts, by the name of its entry in `provider.yaml`. */
export const definitions: readonly (readonly [string, Claim])[] = Object.entries(facts.claims)

/** A figure as it is shown, and the name of its entry. */
export type Figure = { name: string; figure: string; label: string; briefly?: string }

/**
 * A figure that the provider gives of itself.
 *
 * @param name of its entry in `provider.yaml`
 * @returns undefined where the provider gives none
 */
export function findFigure(name: string): Figure | undefined {
  const claim: Claim | undefined = facts.claims[name]
  return claim && { name, figure: claim.value, label: claim.label, briefly: claim.briefly }
}

/**
 * The figures of these names, those that the provider gives.
 *
 * @param names of entries in `provider.yaml`
 */
export function figuresOf(...names: string[]): Figure[] {
  return names.flatMap((name) => findFigure(name) ?? [])
}

/** The line below figures; undefined where there is none. */
export const figuresSource = facts.claims_source
