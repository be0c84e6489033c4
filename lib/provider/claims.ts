import { facts } from '@/provider/facts'
import { ContentError } from '@/provider/fault'
import type { Claim } from '@/provider/kinds/claim'

export type { Claim }

/** Each figure with what it counts, by the name of its entry in `provider.yaml`. */
export const definitions: readonly (readonly [string, Claim])[] = Object.entries(facts.claims)

/** A figure as it is shown, and the name of its entry. */
export type Figure = { name: string; figure: string; label: string }

/**
 * A figure that the provider gives of itself.
 *
 * @param name of its entry in `provider.yaml`
 * @returns undefined where the provider gives none
 */
export function findFigure(name: string): Figure | undefined {
  const claim: Claim | undefined = facts.claims[name]
  return claim && { name, figure: claim.value, label: claim.label }
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

function needed(name: string): Figure {
  const figure = findFigure(name)
  if (figure) return figure
  throw new ContentError([{ file: 'provider.yaml', message: `claims.${name}: is missing` }])
}

/** Claims that pages state by name. */
export const claims = {
  get learners() {
    return needed('learners')
  },
  get completion() {
    return needed('completion')
  },
  get rating() {
    return needed('rating')
  },
  get professionals() {
    return needed('professionals')
  },
  get businesses() {
    return needed('businesses')
  },
  get placement() {
    return needed('placement')
  },
  get earnings() {
    return needed('earnings').figure
  },
  get split() {
    const [projects, training] = [needed('projects'), needed('training')]
    return {
      projects: Number.parseInt(projects.figure, 10),
      training: Number.parseInt(training.figure, 10),
      text: `${projects.figure} ${projects.label} and ${training.figure} ${training.label}`,
    }
  },
  place: 'Headquartered in London and expanding across the EMEA region',
  jobFields: ['Engineering', 'AI', 'Analysis', 'IT', 'Security', 'Analytics', 'Business'],
  delivery: 'Live virtual instructor-led and self-paced',
  support: 'Expert-led training with mentorship and job-placement support',
  instalments: 'Instalment payment plans',
  curriculum: 'Future-Proofed Curriculum',
  returns: 'Return on Investment',
  development: 'Holistic Talent Development',
  source: facts.claims_source ?? '',
} as const
