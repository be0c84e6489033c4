import { z } from 'zod'
import { contract } from '@/provider/fields/enrolment-contract'
import { id, listOf, text, timeZone } from '@/provider/fields/text'
import { webhook } from '@/provider/fields/webhook'
import { claim } from './claim'
import { film } from './film'
import { measurement } from './measurement'
import { plan, planGroup } from './plan'
import { reply } from './reply'

/** `provider.yaml`. */
export const providerFields = z
  .strictObject({
    name: text.meta({ title: 'Name' }),
    legal_name: text.meta({ title: 'Legal name', description: 'As in contracts and legal texts.' }),
    slogan: text.meta({ title: 'Slogan' }),
    trade: text.meta({ title: 'Trade', description: 'What you do, in two or three words.' }),
    course_mode: z
      .enum(['online', 'onsite', 'blended'])
      .default('online')
      .meta({ title: 'How career paths are taught', description: 'For search engines.' }),
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
      .regex(/^[A-Z]{2}$/, 'must be two capital letters such as GB')
      .meta({
        title: 'Country of phone numbers',
        description: 'For numbers without a country code. Two capital letters. For example, GB.',
      }),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be three capital letters such as GBP')
      .default('GBP')
      .meta({ title: 'Currency', description: 'Three capital letters. For example, GBP.' }),
    booking_url: z.url().meta({ title: 'Booking link', description: 'Where people book a call with you.' }),
    socials: listOf({ name: text.meta({ title: 'Name' }), url: z.url().meta({ title: 'Link' }) })
      .default([])
      .meta({ title: 'Social networks' }),
    footer_year: z.int().min(1900).max(2999).meta({ title: 'Year in the footer' }),
    cohort: z
      .strictObject({
        start: z.iso.date().meta({ title: 'First day' }),
        repeats: z.enum(['yearly', 'never']).meta({
          title: 'Repeats',
          description: 'Yearly: the countdown moves on to the same day next year. Never: it ends.',
        }),
        time_zone: timeZone.meta({ title: 'Time zone', description: 'For example, Europe/London.' }),
        label: text.meta({ title: 'Date as shown', description: 'For example, Jan 10th.' }),
      })
      .optional()
      .meta({ title: 'Next cohort' }),
    reply: reply.optional().meta({
      title: 'When you call people back',
      description: 'The site works out the day from this, and promises it to people who enquire.',
    }),
    plan_groups: z.array(planGroup).min(1).meta({ title: 'Groups of plans' }),
    plans: z.array(plan).min(1).meta({ title: 'Plans', description: 'The ways to pay for a career path.' }),
    path_facts: listOf({ name: text.meta({ title: 'Name' }), value: text.meta({ title: 'Value' }) })
      .default([])
      .meta({
        title: 'Facts for all career paths',
        description: 'Shown in the box “At a glance”, with each path’s own facts.',
      }),
    annual_saving: z
      .int()
      .min(0)
      .max(90)
      .meta({ title: 'Annual saving', description: 'In per cent, for paying a monthly plan annually.' }),
    contract: contract.optional().meta({
      title: 'Contract',
      description:
        'What people agree to when they enrol. The terms, career paths and cost calculator all use this.',
    }),
    classroom_url: z.url().optional().meta({
      title: 'Classroom link',
      description: 'Sent to learners once they are enrolled.',
    }),
    webhook: webhook.meta({
      title: 'Shape of the webhook',
      description: 'As your CRM takes it: standard, flat, hubspot-form, or the fields to rename.',
    }),
    film: film.optional().meta({ title: 'Film' }),
    measurement: measurement.optional().meta({
      title: 'Measurement',
      description: 'Your own analytics. It loads only for visitors who agree.',
    }),
    counts_page_speed: z.boolean().default(false).meta({
      title: 'Count how quickly pages load',
      description:
        'Logs how many visits were quick, middling or slow, by kind of page. It sets no cookies and identifies nobody.',
    }),
    shows_few_places: z.boolean().default(false).meta({
      title: 'Say “Few places left”',
      description:
        'Beside a start with three places left or fewer, or at least 80% taken. Counts the learners you’ve enrolled.',
    }),
    mail_hosts: z
      .array(z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be a host such as example.com'))
      .default([])
      .meta({
        title: 'Common email hosts',
        description:
          'In addition to the well-known ones. For example, example.com. Forms ask about an email address that’s one slip away from a common host.',
      }),
    lead_sources: z
      .array(text)
      .min(1)
      .meta({ title: 'How people heard about you', description: 'Choices in the enrolment form.' }),
    news_wording: listOf({
      version: text.meta({ title: 'Version', description: 'For example, the date.' }),
      text: text.meta({ title: 'Text' }),
    })
      .min(1)
      .meta({
        title: 'Text of the news checkbox',
        description: 'To change it, add a version. Earlier ones show what people agreed to.',
      }),
    claims_source: text.optional().meta({ title: 'Source line below figures' }),
    claims: z
      .record(id, claim)
      .default({})
      .meta({ title: 'Figures', description: 'Every figure on the site, with what makes it true.' }),
  })
  .superRefine(({ plans, plan_groups, news_wording }, { addIssue }) => {
    for (const [name, ids] of Object.entries({
      plans: plans.map((plan) => plan.id),
      plan_groups: plan_groups.map((group) => group.id),
    }))
      for (const index of repeatsIn(ids))
        addIssue({ code: 'custom', path: [name, index, 'id'], message: 'is used twice' })
    for (const index of repeatsIn(news_wording.map(({ version }) => version)))
      addIssue({ code: 'custom', path: ['news_wording', index, 'version'], message: 'is used twice' })
    for (const [index, plan] of plans.entries())
      if (!plan_groups.some((group) => group.id === plan.group))
        addIssue({ code: 'custom', path: ['plans', index, 'group'], message: 'isn’t one of the plan_groups' })
  })

const repeatsIn = (names: string[]) =>
  names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []))
