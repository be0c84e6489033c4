import { countries } from 'countries-list'
import { Hono } from 'hono'
import { allowOnly } from './rest'

const names = Object.values(countries).map(({ name }) => ({ name: { common: name } }))

/** GET /countries/: `[{name: {common}}]`, as the public countries services answer. */
export function countryNames(): Hono {
  return new Hono()
    .get('/countries/', (c) => c.json(names))
    .all('/countries/', allowOnly('GET', 'HEAD', 'OPTIONS'))
}
