import { env } from '@/lib/env'
import { facts } from '@/provider/facts'
import type { ValueName } from '@/provider/value-names'
import { figuresOf } from './claims'
import { plans } from './plans'
import { formatPence, startingPrice } from './price'
import { addressLines, isOwnVideo, site } from './site'
import { tutors } from './tutors'

/** Stands in a text of home for the day on which the next cohort starts, which its section puts there. */
export const cohortDay = '{{cohort_day}}'

const claims = Object.entries(facts.claims).map(([name, { value }]) => [`claims.${name}`, value] as const)

const own: Record<Exclude<ValueName, 'sentence_on_encryption'>, string> = {
  name: site.name,
  legal_name: site.legalName,
  slogan: site.slogan,
  description: site.description,
  email: site.email,
  phone: site.phone,
  address: addressLines.join(', '),
  tutors: tutors.map(({ name }) => name).join(', '),
  cohort: site.cohort?.label ?? '',
  cohort_day: cohortDay,
  starting_price: formatPence(startingPrice(plans)),
  figures_source: facts.claims_source ?? '',
  split: figuresOf('projects', 'training')
    .map(({ figure, label }) => `${figure} ${label}`)
    .join(' and '),
  sentence_on_video: isOwnVideo
    ? ''
    : ' The video on the home page lies with another company, which learns of your visit once you press play.',
}

/** What all texts of the provider's may name, such as `{{email}}`. */
export const values: Record<string, string> = { ...own, ...Object.fromEntries(claims) }

/** What pages may name besides. It reads the environment, which is not read ahead of its time. */
export function pageValues(): Record<string, string> {
  const isEncrypted = env().SITE_URL.startsWith('https:')
  return {
    ...values,
    sentence_on_encryption: isEncrypted ? 'The connection to this website is encrypted. ' : '',
  }
}
