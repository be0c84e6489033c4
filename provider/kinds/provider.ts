import { z } from 'zod'
import { contract } from '@/provider/fields/enrolment-contract'
import { id, text } from '@/provider/fields/text'
import { claim } from './claim'
import { film } from './film'
import { measurement } from './measurement'
import { plan, planGroup } from './plan'
import { reply } from './reply'
import { timeZone } from './time-zone'

/** `provider.yaml`. */
export const providerFields = z
  .strictObject({
    name: text.meta({ title: 'Name' }),
    legal_name: text.meta({ title: 'Legal name', description: 'As it stands in contracts and legal texts.' }),
    slogan: text.meta({ title: 'Slogan' }),
    trade: text.meta({ title: 'Trade', description: 'What you do, in two or three words.' }),
    course_mode: z
      .enum(['online', 'onsite', 'blended'])
      .default('online')
      .meta({ title: 'How courses are taught', description: 'For search engines.' }),
    description: text.meta({ title: 'Description' }),
    phone: z
      .string()
      .regex(/^\+[\d ]{7,20}$/, 'must begin with + and the country code')
      .meta({ title: 'Phone', description: 'With + and the country code.' }),
    email: z.email().meta({ title: 'Email' }),
    address: z
      .strictObject({
        street: text.meta({ title: 'Street' }),
        town: text.meta({ title: 'Town' }),
        postcode: text.meta({ title: 'Postcode' }),
        country: text.meta({ title: 'Country' }),
      })
      .meta({ title: 'Address' }),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be two capitals such as GB')
      .meta({
        title: 'Country',
        description: 'Two capitals such as GB: where a phone number without a country code is from.',
      }),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be three capitals such as GBP')
      .default('GBP')
      .meta({ title: 'Currency', description: 'Three capitals such as GBP.' }),
    booking_url: z
      .url()
      .meta({ title: 'Address for bookings', description: 'Where somebody books a call with you.' }),
    socials: z
      .array(z.strictObject({ name: text.meta({ title: 'Name' }), url: z.url().meta({ title: 'Address' }) }))
      .default([])
      .meta({ title: 'Social networks' }),
    footer_year: z.number().int().min(1900).max(2999).meta({ title: 'Year in the footer' }),
    cohort: z
      .strictObject({
        start: z.iso.date().meta({ title: 'First day' }),
        repeats: z.enum(['yearly', 'never']).meta({
          title: 'Repeats',
          description: 'Yearly: the countdown goes on to the same day of the next year. Never: it ends.',
        }),
        time_zone: timeZone.meta({ title: 'Time zone', description: 'Such as Europe/London.' }),
        label: text.meta({ title: 'As it is shown', description: 'Such as Jan 10th.' }),
      })
      .optional()
      .meta({ title: 'Next cohort' }),
    reply: reply.optional().meta({
      title: 'When enquirers are called',
      description: 'The date is computed from it and told to who has enquired.',
    }),
    plan_groups: z.array(planGroup).min(1).meta({ title: 'Groups of plans' }),
    plans: z.array(plan).min(1).meta({ title: 'Plans', description: 'The ways to pay for a career path.' }),
    path_facts: z
      .array(z.strictObject({ name: text.meta({ title: 'Name' }), value: text.meta({ title: 'Value' }) }))
      .default([])
      .meta({
        title: 'Facts of all career paths',
        description: 'In the box “At a glance”, beside what each path says of itself.',
      }),
    annual_saving: z
      .number()
      .int()
      .min(0)
      .max(90)
      .meta({ title: 'Saving by the year', description: 'In per cent, on a plan that is billed monthly.' }),
    contract: contract.optional().meta({
      title: 'Contract',
      description:
        'What an enrolment binds to. The terms, each career path and its calculator say it from here.',
    }),
    film: film.optional().meta({ title: 'Film' }),
    measurement: measurement.optional().meta({
      title: 'Measurement',
      description: 'Your own analytics. Nobody meets it who has not agreed to it.',
    }),
    counts_page_speed: z.boolean().default(false).meta({
      title: 'Count how quick pages are',
      description:
        'Without a cookie and of nobody in particular: how many visits were quick, middling and slow, by kind of page, in the log.',
    }),
    mail_hosts: z
      .array(z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be a host such as example.com'))
      .default([])
      .meta({
        title: 'Common email hosts',
        description:
          'Such as example.com, beside the well-known ones. An address one slip away from one of them is asked about.',
      }),
    lead_sources: z
      .array(text)
      .min(1)
      .meta({ title: 'Where people heard of you', description: 'Choices of the enrolment form.' }),
    news_wording: z
      .array(
        z.strictObject({
          version: text.meta({ title: 'Version', description: 'Such as the day.' }),
          text: text.meta({ title: 'Text' }),
        }),
      )
      .min(1)
      .meta({
        title: 'Words beside the box for news',
        description: 'To change them add a version: the others show what people agreed to.',
      }),
    claims_source: text.optional().meta({ title: 'The line below figures' }),
    claims: z
      .record(id, claim)
      .default({})
      .meta({ title: 'Figures', description: 'Each figure that the site gives, with what makes it true.' }),
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
