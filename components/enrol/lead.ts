import { z } from 'zod'
import { email, line, needed, text } from '@/lib/form/fields'
import { phone } from '@/lib/form/phone'
import { isoDate } from '@/lib/time/dates'
import { planIds } from '@/provider/facts/plans'
import { leadSources } from '@/provider/facts/site'

/**
 * The form of the spec's section 5, with the contract's maximum lengths. The phone number becomes E.164, at most
 * 15 characters. A number without a country code belongs to `chosenCountry`, an English name.
 */
export const leadSchema = (chosenCountry: string, maxMessage = 500) =>
  z.object({
    careerPathName: needed('The career path', 150, 'Choose a career path'),
    selectedPlan: z.enum(planIds, 'Choose a plan'),
    firstName: needed('First name', 100, 'Enter your first name'),
    lastName: needed('Last name', 100, 'Enter your last name'),
    email,
    phone: phone(chosenCountry.trim()),
    country: needed('Country', 100, 'Choose a country'),
    'job-title': line('Job title', 150),
    company: line('Company', 150),
    source: z.enum(leadSources, 'Tell us how you heard about us'),
    message: text('The message', maxMessage),
    subscribe: z.string().transform((value) => value === 'on'),
    /** An ISO day. */
    start: z.string().transform((value) => isoDate(value) ?? ''),
  })

export type LeadField = keyof z.output<ReturnType<typeof leadSchema>>

export const leadFields = Object.keys(leadSchema('').shape) as LeadField[]
