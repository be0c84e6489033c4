import { z } from 'zod'
import { env } from '@/lib/env'
import { site } from '@/provider/facts/site'
import { readList } from './client'

const schema = z
  .object({ name: z.object({ common: z.string().min(1) }) })
  .transform(({ name }) => name.common)

/** By alphabet, with the provider's own country first. Throws UpstreamError. */
export async function fetchCountries(): Promise<string[]> {
  const names = await readList(env().COUNTRIES_URL ?? '/api/countries/', schema)
  const { compare } = new Intl.Collator('en-GB')
  const { country } = site.address
  return names.sort((a, b) => Number(b === country) - Number(a === country) || compare(a, b))
}
