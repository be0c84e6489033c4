import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { env } from '@/lib/env'
import { keep, orThrow } from './cache'
import { readList } from './client'

const schema = z
  .object({ name: z.object({ common: z.string().min(1) }) })
  .transform(({ name }) => name.common)

/** The common names of all countries, sorted as English speakers sort them. Throws UpstreamError. */
export async function listCountries(): Promise<string[]> {
  const names = await readList(env().COUNTRIES_URL ?? '/api/countries/', schema)
  return names.sort(new Intl.Collator('en-GB').compare)
}

/** `listCountries`, kept as lib/api/cache.ts says. Throws an Error when there is neither an answer nor a kept one. */
export async function listCountriesCached(): Promise<string[]> {
  return orThrow(await keptCountries())
}

async function keptCountries() {
  'use cache'
  cacheTag('countries')
  return await keep('countries', listCountries)
}
