import { providerFields } from './kinds/provider'
import { readYaml } from './read'

/** What `provider.yaml` says, read once for each process. */
export const facts = readYaml('provider.yaml', providerFields)
