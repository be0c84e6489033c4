import { z } from 'zod'
import { tryRead } from '@/provider/fault'
import { readYaml } from '@/provider/read'
import { contractValues } from './contract-values'
import { contract } from './enrolment-contract'

/** Names that a text may use in addition to claims, such as `{{email}}`. */
export const valueNames = [
  ...(['name', 'legal_name', 'slogan', 'description', 'email', 'phone', 'address'] as const),
  ...(['tutors', 'cohort', 'cohort_day', 'page', 'starting_price', 'figures_source'] as const),
  ...(['annual_saving', 'finder_questions'] as const),
  ...(['sentence_on_encryption', 'sentence_on_video'] as const),
  ...(['sentence_on_measurement', 'sentence_on_who_measures'] as const),
] as const

export type ValueName = (typeof valueNames)[number]

const withClaims = z.looseObject({ claims: z.record(z.string(), z.unknown()).default({}) })
const withContract = z.looseObject({ contract: contract.optional().catch(undefined) })

/** All names that a text may use. `provider.yaml` adds names such as `claims.learners` and `contract.refund_days`. */
export function knownValues(): string[] {
  return [
    ...valueNames,
    ...(claimNames() ?? []).map((name) => `claims.${name}`),
    ...Object.keys(contractValues(tryRead(() => readYaml('provider.yaml', withContract))?.contract)),
  ]
}

/** Undefined when `provider.yaml` cannot be read. Another check reports that. */
export function claimNames(): string[] | undefined {
  const read = tryRead(() => readYaml('provider.yaml', withClaims))
  return read && Object.keys(read.claims)
}
