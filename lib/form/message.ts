import { z } from 'zod'
import { type Message, nextStartSubject } from '@/lib/api/messages'
import { email, line, needed, text } from './fields'
import { phoneHint, toE164 } from './phone'

// The contract requires a company; forms without that field send this.
const noCompany = '-'

/** The contact form (specification, section 5). */
export const contactSchema = z
  .object({
    name: needed('Name', 150, 'Enter your name'),
    email,
    phone_number: line('Phone number', 30),
    company: needed('Company', 150, 'Enter your company, or “None”'),
    subject: needed('Subject', 200, 'Enter a subject'),
    body: text('The message', 5000),
  })
  .transform((typed): Message => ({ ...typed, kind: 'contact' }))

/**
 * The home page's call-back form. A number without a country code is read as one of `chosenCountry`, an English name.
 */
export const callBackSchema = (chosenCountry: string) =>
  z
    .object({
      firstName: needed('Firstname', 70, 'Enter your first name'),
      lastName: needed('Lastname', 70, 'Enter your last name'),
      email,
      country: needed('Country', 100, 'Choose a country'),
      phone: needed('Phone', 40, 'Enter your phone number').refine(
        (typed) => toE164(typed, chosenCountry.trim()) !== null,
        phoneHint(chosenCountry.trim()),
      ),
    })
    .transform(
      ({ firstName, lastName, email, country, phone }): Message => ({
        kind: 'call-back',
        name: `${firstName} ${lastName}`,
        email,
        phone_number: toE164(phone, country) ?? phone,
        company: noCompany,
        subject: 'Call-back request',
        body: `Country: ${country}`,
      }),
    )

/** Registration for an event, with its date in words; for a past event, a request to hear of the next round. */
export const eventSchema = (title: string, { event = '', isPast = false, date = '' } = {}) =>
  z.object({ name: needed('Name', 150, 'Enter your name'), email }).transform(
    (typed): Message => ({
      ...about('event', `${isPast ? 'Tell me when it runs again' : 'Event registration'}: ${title}`, typed),
      ...(!isPast && { body: date, ...(event && { event }) }),
    }),
  )

/** A request to hear of the next start of a career path. */
export const nextStartSchema = (careerName: string) =>
  z
    .object({ name: needed('Name', 150, 'Enter your name'), email })
    .transform((typed) => about('start', nextStartSubject(careerName), typed))

/** Registration for a resource (spec, section 5: the country is optional). */
export const resourceSchema = (title: string) =>
  z
    .object({
      firstName: needed('First name', 70, 'Enter your first name'),
      lastName: needed('Last name', 70, 'Enter your last name'),
      email,
      country: line('Country', 100),
    })
    .transform(({ firstName, lastName, email, country }) => ({
      ...about('resource', `Resource request: ${title}`, { name: `${firstName} ${lastName}`, email }),
      body: country && `Country: ${country}`,
    }))

function about(
  kind: Message['kind'],
  subject: string,
  { name, email }: { name: string; email: string },
): Message {
  return {
    kind,
    name,
    email,
    phone_number: '',
    company: noCompany,
    subject: [...subject].slice(0, 200).join(''),
    body: '',
  }
}
