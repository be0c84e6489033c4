import { enrolmentFields } from '@/provider/kinds/enrolment'
import { readYaml } from '@/provider/read'

/** What is said beside the plans of a career path, and what follows an enrolment. */
export const enrolment = readYaml('enrolment.yaml', enrolmentFields)
