/** The name under which a form sends what led to the site. */
export const campaignField = 'campaign'

const longest = 300

/**
 * What of an address tells the campaign that led to it. Nothing else in an address is kept: it may say who somebody is.
 * @param query of the address, with or without its question mark
 * @returns the `utm_*` parameters as `utm_source=…&utm_medium=…`, at most 300 characters; those that would be more are left out
 */
export function campaignIn(query: string): string {
  let campaign = ''
  for (const [name, value] of new URLSearchParams(query)) {
    if (!/^utm_[a-z_]{1,20}$/.test(name)) continue
    const plain = new URLSearchParams([[name, value.replaceAll(/[\p{Cc}\p{Surrogate}]/gu, '')]])
    const longer = campaign ? `${campaign}&${plain}` : String(plain)
    if (longer.length <= longest) campaign = longer
  }
  return campaign
}
