import type { Claim } from '@/provider/kinds/claim'
import { facts } from './provider-yaml'

export const definitions: readonly (readonly [string, Claim])[] = Object.entries(facts.claims)

/** A figure as it is shown, and the name of its entry. */
export type Figure = { name: string; figure: string; label: string; briefly?: string }

/** Undefined when `provider.yaml` has no such entry. */
export function findFigure(name: string): Figure | undefined {
  const claim: Claim | undefined = facts.claims[name]
  return claim && { name, figure: claim.value, label: claim.label, briefly: claim.briefly }
}

/** The figures in the given order. Unknown names are left out. */
export function figuresOf(...names: string[]): Figure[] {
  return names.flatMap((name) => findFigure(name) ?? [])
}

export const figuresSource = facts.claims_source
