import { getCountryCode } from 'countries-list'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'
import { site } from '@/provider/facts/site'
import { needed } from './fields'

const home = isSupportedCountry(site.country) ? site.country : undefined

/**
 * Returns E.164, or null. Checks only that a number is possible: an outdated list of ranges must not lose a lead.
 * Refuses an extension, which cannot be stored. `country` is an English name; empty means the provider's.
 */
export function toE164(typed: string, country: string): string | null {
  const number = parsePhoneNumberFromString(typed, country ? codeOf(country) : home)
  return number?.isPossible() && !number.ext ? number.number : null
}

/** With spaces (`+44 7700 900123`); an unreadable number stays as it is. */
export function readablePhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}

/** A sentence that says how to type a phone number of that country. */
export function phoneHint(country: string): string {
  const example = 'like +44 7700 900123'
  if (!country) return `Enter a phone number we can call, or one with its country code, ${example}`
  return codeOf(country)
    ? `Enter a phone number as you’d dial it in your country (${country}), or one with its country code, ${example}`
    : `Enter a phone number that begins with + and its country code, ${example}`
}

/** E.164 of at most 15 characters, as the contract requires. `country` is an English name. */
export const phone = (country: string) =>
  needed('Phone', 40, 'Enter your phone number').pipe(
    z.string().transform((typed, context) => {
      const number = toE164(typed, country)
      if (number !== null && number.length <= 15) return number
      context.addIssue(number === null ? phoneHint(country) : tooLong)
      return z.NEVER
    }),
  )

const tooLong = 'This number has too many digits. Enter another one'

/** The English name of a country whose numbers can be read. */
export function isCountry(name: string): boolean {
  return codeOf(name) !== undefined
}

function codeOf(country: string): CountryCode | undefined {
  const code = getCountryCode(country)
  return code && isSupportedCountry(code) ? code : undefined
}
