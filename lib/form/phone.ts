import { getCountryCode } from 'countries-list'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'
import { site } from '@/provider/facts/site'
import { needed } from './fields'

const home = isSupportedCountry(site.country) ? site.country : undefined

/**
 * Reads a phone number. It asks only whether the number is possible: a lead is not lost to a list of number ranges that
 * is out of date. An extension cannot be kept, so it is refused.
 * @param typed the number as it was typed
 * @param country the English name of the country in which a number without a country code is read; where none is given,
 * it is the provider's own, and in one that the library does not know, such a number cannot be read
 * @returns the number in E.164 (`+447700900123`), or null where it cannot be one
 */
export function toE164(typed: string, country: string): string | null {
  const number = parsePhoneNumberFromString(typed, country ? codeOf(country) : home)
  return number?.isPossible() && !number.ext ? number.number : null
}

/**
 * Writes a number for people to read.
 * @param number in E.164, or as it was typed
 * @returns the number with spaces (`+44 7700 900123`); what cannot be read stays as it is
 */
export function readablePhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}

/**
 * Says how a phone number that could not be read is to be typed.
 * @param country the English name of the country that was chosen, or nothing
 * @returns a sentence that can be followed there
 */
export function phoneRequest(country: string): string {
  const example = 'like +44 7700 900123'
  if (!country) return `Enter a phone number we can call, or one with its country code, ${example}`
  return codeOf(country)
    ? `Enter a phone number as it is dialled in your country (${country}), or one with its country code, ${example}`
    : `Enter a phone number that begins with + and its country code, ${example}`
}

/**
 * Makes the schema of a phone number that must be given.
 *
 * @param country the English name of the country in which a number without a country code is read
 * @returns the number in E.164, of at most 15 characters as the contract has it
 */
export const phone = (country: string) =>
  needed('Phone', 40, 'Enter your phone number').pipe(
    z.string().transform((typed, context) => {
      const number = toE164(typed, country)
      if (number !== null && number.length <= 15) return number
      context.addIssue(number === null ? phoneRequest(country) : tooLong)
      return z.NEVER
    }),
  )

const tooLong = 'This number has more digits than we can keep: enter another one'

/** Whether a text is the English name of a country whose numbers can be read. */
export function isCountry(name: string): boolean {
  return codeOf(name) !== undefined
}

function codeOf(country: string): CountryCode | undefined {
  const code = getCountryCode(country)
  return code && isSupportedCountry(code) ? code : undefined
}
