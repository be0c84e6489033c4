import { providerFields } from '@/provider/kinds/provider'
import { readYaml } from '@/provider/read'

/** Read once per process. */
export const facts = readYaml('provider.yaml', providerFields)

/** Payment, cancellation, refunds and duration of an enrolment. */
export const { contract } = facts

/** The version in use is the last. */
export const newsWording = facts.news_wording.at(-1) ?? { version: '', text: '' }
