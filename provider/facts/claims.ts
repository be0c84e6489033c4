import type { Claim } from '@/provider/kinds/claim'
import { facts } from './provider-yaml'

export const definitions: readonly (readonly [string, Claim])[] = Object.entries(facts.claims)

/** A figure as it is shown, and the name of its entry. */
export type Figure = { name: string; figure: string; label: string; briefly?: string }

/** Undefined without that entry in `provider.yaml`. */
export function findFigure(name: string): Figure | undefined {
  const claim: Claim | undefined = facts.claims[name]
  return claim && { name, figure: claim.value, label: claim.label, briefly: claim.briefly }
}

/** In the given order, without unknown ones. */
export function figuresOf(...names: string[]): Figure[] {
  return names.flatMap((name) => findFigure(name) ?? [])
}

export const figuresSource = facts.claims_source
