import { enrolmentFields } from '@/provider/kinds/enrolment'
import { readYaml } from '@/provider/read'

/** What a career path says of every path, and what follows an enrolment. */
export const enrolment = readYaml('enrolment.yaml', enrolmentFields)
