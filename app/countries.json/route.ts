import { valueIn } from '@/lib/api/answer'
import { listCountries } from '@/lib/api/content'

/** The countries for forms that script opens. The HTML of their pages does not contain the list. */
export async function GET() {
  const countries = valueIn(await listCountries())
  return countries ? Response.json(countries) : new Response('Error Loading Countries', { status: 503 })
}
