import { facts } from './provider-yaml'

const { name, slogan, trade, description, phone, email, address, country, currency, socials } = facts
const { legal_name, booking_url, footer_year, film, cohort, path_facts, reply } = facts

/** The provider: its name, where it is found, and what it has once. From `provider.yaml` of its folder. */
export const site = {
  name,
  legalName: legal_name,
  slogan,
  trade,
  description,
  phone,
  email,
  address,
  country,
  currency,
  bookingUrl: booking_url,
  socials,
  copyrightYear: footer_year,
  /** Undefined where there is none. */
  cohort: cohort && {
    start: cohort.start,
    repeats: cohort.repeats === 'yearly' ? ('yearly' as const) : null,
    timeZone: cohort.time_zone,
    label: cohort.label,
  },
  /** Whose calendar days are meant where none is named: an IANA name. */
  timeZone: reply?.time_zone ?? cohort?.time_zone ?? 'UTC',
  courseMode: facts.course_mode,
  /** What holds of every career path. */
  pathFacts: path_facts,
  /** Hosts of e-mail addresses that are common among its learners, beside those that the forms know. */
  mailHosts: facts.mail_hosts,
  /** Whether it is counted how quick pages are for visitors (server/page-speed.ts). */
  countsPageSpeed: facts.counts_page_speed,
  /** The film beside the testimonies; undefined where there is none. */
  video: film,
}

export type Film = NonNullable<typeof film>

/** The provider's address without its name, line by line. */
export const addressLines = [
  site.address.street,
  `${site.address.town} ${site.address.postcode}`,
  site.address.country,
]

/** Where a learner may have heard of the provider. */
export const leadSources = facts.lead_sources
