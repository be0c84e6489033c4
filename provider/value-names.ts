import { z } from 'zod'
import { ContentError } from './fault'
import { readYaml } from './read'

/** What texts may name besides claims, as `{{email}}`: what `provider.yaml` says, and sentences where they are true. */
export const valueNames = [
  ...(['name', 'legal_name', 'slogan', 'description', 'email', 'phone', 'address'] as const),
  ...(['tutors', 'cohort', 'cohort_day', 'page', 'starting_price', 'figures_source'] as const),
  ...(['cancellation_days', 'refund_days', 'support_months', 'notice_days', 'annual_saving'] as const),
  ...(['sentence_on_encryption', 'sentence_on_video'] as const),
  ...(['sentence_on_measurement', 'sentence_on_who_measures'] as const),
] as const

export type ValueName = (typeof valueNames)[number]

const withClaims = z.looseObject({ claims: z.record(z.string(), z.unknown()).default({}) })

/** The names of the claims of `provider.yaml`; undefined where that cannot be read, which is told elsewhere. */
export function claimNames(): string[] | undefined {
  try {
    return Object.keys(readYaml('provider.yaml', withClaims).claims)
  } catch (error) {
    if (error instanceof ContentError) return
    throw error
  }
}
