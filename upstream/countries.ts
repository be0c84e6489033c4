import { countries } from 'countries-list'
import { Hono } from 'hono'
import { view } from './rest'

const names = Object.values(countries).map(({ name }) => ({ name: { common: name } }))

/** GET /countries/: `[{name: {common}}]`, as public services answer. */
export function countryNames(): Hono {
  return new Hono().all('/countries/', view('Country List', { get: (c) => c.json(names) }))
}
