import { valueIn } from '@/lib/api/answer'
import { listCountries } from '@/lib/api/content'

/** For forms that script opens. A page without a form in its HTML does not carry the list. */
export async function GET() {
  const countries = valueIn(await listCountries())
  return countries ? Response.json(countries) : new Response('Error Loading Countries', { status: 503 })
}
