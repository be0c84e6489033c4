import { facts } from './provider-yaml'

const { name, slogan, trade, description, phone, email, address, country, currency, socials } = facts
const { legal_name, booking_url, footer_year, film, cohort, path_facts, reply } = facts

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
  classroomUrl: facts.classroom_url,
  webhookShape: facts.webhook,
  socials,
  copyrightYear: footer_year,
  cohort: cohort && {
    start: cohort.start,
    repeats: cohort.repeats === 'yearly' ? ('yearly' as const) : null,
    timeZone: cohort.time_zone,
    label: cohort.label,
  },
  /** The IANA name for dates that have no time zone of their own. */
  timeZone: reply?.time_zone ?? cohort?.time_zone ?? 'UTC',
  courseMode: facts.course_mode,
  /** Facts that every path shows. */
  pathFacts: path_facts,
  /** Mail hosts that are common among the provider's learners, in addition to the forms' own list. */
  mailHosts: facts.mail_hosts,
  /** Page speed is counted (server/page-speed.ts). */
  countsPageSpeed: facts.counts_page_speed,
  /** Starts say "Few places left". */
  showsFewPlaces: facts.shows_few_places,
  video: film,
}

export type Film = NonNullable<typeof film>

export const addressLines = [
  site.address.street,
  `${site.address.town} ${site.address.postcode}`,
  site.address.country,
]

export const leadSources = facts.lead_sources
