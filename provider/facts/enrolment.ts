import { enrolmentFields } from '@/provider/kinds/enrolment'
import { readYaml } from '@/provider/read'

export const enrolment = readYaml('enrolment.yaml', enrolmentFields)
