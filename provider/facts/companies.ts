import { companies as schema } from '@/provider/kinds/company'
import { readYamlIfThere } from '@/provider/read'

/** The companies of the graduates: none where `companies.yaml` is not there. */
export const companies = readYamlIfThere('companies.yaml', schema) ?? []
