import { submissionOf } from './submission'

let sent: Record<string, string> = {}
jest.mock('next/headers', () => ({ headers: async () => new Headers(sent) }))

const site = process.env.SITE_URL ?? 'http://localhost:3000'
const query = '?plan=x&utm_source=post&email=ada@example.com'

async function submission(referer: string, fields: Record<string, string> = {}) {
  sent = { host: 'site.example', ...(referer && { referer }) }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return await submissionOf('/api/leads/', { email: 'ada@example.com' }, form)
}

test.each([
  ['of the site', `${site}/careerpaths/data/enrol${query}`, '/careerpaths/data/enrol', 'utm_source=post'],
  ['with the host of the request', `http://site.example/${query}`, '/', 'utm_source=post'],
  ['of another site', `https://evil.example/x${query}`, '', ''],
  ['that is no URL', 'x', '', ''],
  ['that is missing', '', '', ''],
])('a Referer %s, %j, gives the page %j and the campaign %j', async (_, referer, page, campaign) => {
  expect(await submission(referer)).toMatchObject({ page, campaign })
})

test('the form’s own campaign wins over that of its page, and other parameters are dropped', async () => {
  const remembered = { campaign: 'utm_source=first&note=evil' }
  expect((await submission(`${site}/${query}`, remembered)).campaign).toBe('utm_source=first')
})

test('a submission keeps its key when only its page and campaign differ', async () => {
  const formKey = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
  const { key } = await submission(`${site}/one`, { formKey })
  expect((await submission(`${site}/two${query}`, { formKey, campaign: 'utm_id=2' })).key).toBe(key)
})
