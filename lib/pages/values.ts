import { env } from '@/lib/env'
import { foreignFilm } from '@/provider/facts/film'
import { finder } from '@/provider/facts/finder'
import { measurement } from '@/provider/facts/measurement'
import { plans } from '@/provider/facts/plans'
import { startingPrice } from '@/provider/facts/price'
import { facts } from '@/provider/facts/provider-yaml'
import { addressLines, site } from '@/provider/facts/site'
import { tutors } from '@/provider/facts/tutors'
import { contractValues } from '@/provider/fields/contract-values'
import type { ValueName } from '@/provider/fields/value-names'

/** The placeholder for the page's number on later pages of a list. */
export const pageNumberPlace = '{{page}}'

/** The placeholder for the day of the next cohort in texts of home. */
export const cohortDay = '{{cohort_day}}'

// Up to twelve, the most questions that the finder can have.
const inWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

const claims = Object.entries(facts.claims).map(([name, { value }]) => [`claims.${name}`, value] as const)

const own: Record<ValueName, string> = {
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
  page: pageNumberPlace,
  starting_price: startingPrice(plans).price,
  annual_saving: `${facts.annual_saving}%`,
  finder_questions: inWords[finder?.questions.length ?? 0] ?? '',
  figures_source: facts.claims_source ?? '',
  sentence_on_encryption: env().SITE_URL.startsWith('https:')
    ? 'The connection to this website is encrypted. '
    : '',
  sentence_on_video: foreignFilm
    ? ` The film on the home page comes from ${foreignFilm.from}, which learns of your visit once you press play.`
    : '',
  sentence_on_measurement: onMeasurement(),
  sentence_on_who_measures: measurement
    ? ` If you have agreed to be measured, ${measurement.company} (${measurement.country}) runs ${measurement.name} for us and learns of your visit. Our basis is your consent, which you can withdraw at any time.`
    : '',
}

/** Values that the provider's texts may name, such as `{{email}}`. */
export const values: Record<string, string> = {
  ...own,
  ...Object.fromEntries(claims),
  ...contractValues(facts.contract),
}

function onMeasurement(): string {
  const speed = 'counts how quickly its pages loaded, without knowing for whom'
  if (!measurement)
    return site.countsPageSpeed ? `This website only ${speed}.` : 'This website has no analytics.'
  const measured = 'We don’t measure your visits unless you’ve agreed to it'
  return site.countsPageSpeed ? `${measured}; in any case this website ${speed}.` : `${measured}.`
}
