import { z } from 'zod'
import { contract } from '@/provider/fields/contract'
import { id, text } from '@/provider/fields/text'
import { claim } from './claim'
import { film } from './film'
import { measurement } from './measurement'
import { plan, planGroup } from './plan'
import { reply } from './reply'
import { timeZone } from './time-zone'

/** The provider: `provider.yaml`. */
export const providerFields = z
  .strictObject({
    name: text,
    legal_name: text,
    slogan: text,
    trade: text,
    /** How courses are taught, for search engines. */
    course_mode: z.enum(['online', 'onsite', 'blended']).default('online'),
    description: text,
    phone: z.string().regex(/^\+[\d ]{7,20}$/, 'must begin with + and the country code'),
    email: z.email(),
    address: z.strictObject({ street: text, town: text, postcode: text, country: text }),
    country: z.string().regex(/^[A-Z]{2}$/, 'must be two capitals such as GB'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be three capitals such as GBP')
      .default('GBP'),
    booking_url: z.url(),
    socials: z.array(z.strictObject({ name: text, url: z.url() })).default([]),
    footer_year: z.number().int().min(1900).max(2999),
    cohort: z
      .strictObject({
        /** The day it starts. */
        start: z.iso.date(),
        /** Never: the countdown ends on that one day. Yearly: it goes on to the same day of the next year. */
        repeats: z.enum(['yearly', 'never']),
        time_zone: timeZone,
        label: text,
      })
      .optional(),
    reply: reply.optional(),
    plan_groups: z.array(planGroup).min(1),
    plans: z.array(plan).min(1),
    /** What holds of every career path, beside what each says of itself. */
    path_facts: z.array(z.strictObject({ name: text, value: text })).default([]),
    /** What an annual payment takes off a plan that is billed monthly, in per cent. */
    annual_saving: z.number().int().min(0).max(90),
    contract: contract.optional(),
    film: film.optional(),
    measurement: measurement.optional(),
    /** Whether it is counted how quick pages are for visitors: without a cookie, and of nobody in particular. */
    counts_page_speed: z.boolean().default(false),
    /** Hosts of e-mail addresses that are common among learners: an address one slip away is asked about. */
    mail_hosts: z
      .array(z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be a host such as example.com'))
      .default([]),
    /** Where a learner may have heard of the provider. */
    lead_sources: z.array(text).min(1),
    /** The words beside the box that asks for news, the ones in use last. Who has agreed has agreed to a version. */
    news_wording: z.array(z.strictObject({ version: text, text })).min(1),
    /** The line below figures. */
    claims_source: text.optional(),
    claims: z.record(id, claim).default({}),
  })
  .superRefine(({ plans, plan_groups, news_wording }, { addIssue }) => {
    for (const [name, ids] of Object.entries({
      plans: plans.map((plan) => plan.id),
      plan_groups: plan_groups.map((group) => group.id),
    }))
      for (const index of repeatsIn(ids))
        addIssue({ code: 'custom', path: [name, index, 'id'], message: 'is there twice' })
    for (const index of repeatsIn(news_wording.map(({ version }) => version)))
      addIssue({ code: 'custom', path: ['news_wording', index, 'version'], message: 'is there twice' })
    for (const [index, plan] of plans.entries())
      if (!plan_groups.some((group) => group.id === plan.group))
        addIssue({ code: 'custom', path: ['plans', index, 'group'], message: 'is no group of plan_groups' })
  })

const repeatsIn = (names: string[]) =>
  names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []))
