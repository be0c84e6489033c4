import { getCountryCode } from 'countries-list'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'
import { site } from '@/lib/provider/site'

/**
 * A phone number as typed, in E.164 (`+447700900123`), or null where it cannot be one.
 * A number without a country code is read in the country given by its English name, or in the provider's own where
 * none is given; in a country that nobody knows it cannot be read. An extension cannot be kept, so it is refused.
 * It asks only whether the number is possible: a lead is not lost to a list of number ranges that is out of date.
 */
export function toE164(typed: string, country: string): string | null {
  const code = country ? getCountryCode(country) || undefined : site.country
  const number = parsePhoneNumberFromString(typed, code as CountryCode | undefined)
  return number?.isPossible() && !number.ext ? number.number : null
}
