import { providerFields } from '@/provider/kinds/provider'
import { readYaml } from '@/provider/read'

/** What `provider.yaml` says, read once for each process. */
export const facts = readYaml('provider.yaml', providerFields)

/** What an enrolment binds to: how it is paid, cancelled and refunded, and for how long it goes on. */
export const { contract } = facts

/** The words beside the box that asks for news, as they are in use: the last version. */
export const newsWording = facts.news_wording.at(-1) ?? { version: '', text: '' }
