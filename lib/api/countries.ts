import { z } from 'zod'
import { env } from '@/lib/env'
import { readList } from './client'

const schema = z
  .object({ name: z.object({ common: z.string().min(1) }) })
  .transform(({ name }) => name.common)

export async function fetchCountries(): Promise<string[]> {
  const names = await readList(env().COUNTRIES_URL ?? '/api/countries/', schema)
  return names.sort(new Intl.Collator('en-GB').compare)
}
