export const campaignField = 'campaign'

const maxChars = 300

/**
 * The `utm_*` parameters of a query, at most 300 characters. Other parameters are dropped, because they may
 * identify somebody.
 */
export function campaignIn(query: string): string {
  let campaign = ''
  for (const [name, value] of new URLSearchParams(query)) {
    if (!/^utm_[a-z_]{1,20}$/.test(name)) continue
    const plain = new URLSearchParams([[name, value.replaceAll(/[\p{Cc}\p{Surrogate}]/gu, '')]])
    const longer = campaign ? `${campaign}&${plain}` : String(plain)
    if (longer.length <= maxChars) campaign = longer
  }
  return campaign
}
