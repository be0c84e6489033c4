/**
 * Whether a form was sent by a page of this site: browsers say so in `Sec-Fetch-Site`, older ones in `Origin`.
 * @param headers the request's
 * @returns false for a page of another site, and for what names no page at all
 */
export function isFromHere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin') ?? ''
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')
}
