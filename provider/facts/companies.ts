import { companies as schema } from '@/provider/kinds/company'
import { readYamlIfThere } from '@/provider/read'

export const companies = readYamlIfThere('companies.yaml', schema) ?? []
