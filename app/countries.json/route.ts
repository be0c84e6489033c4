import { valueIn } from '@/lib/api/answer'
import { listCountries } from '@/lib/api/content'

/** The names of all countries, for forms that script makes: a page without a form in its HTML does not carry them. */
export async function GET() {
  const countries = valueIn(await listCountries())
  return countries ? Response.json(countries) : new Response('Error Loading Countries', { status: 503 })
}
