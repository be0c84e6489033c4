import { expect, test } from '@playwright/test'
import { type Fleet, factor, fleet, soon } from '../fixtures/fleet'
import { enrolAs, isThanked, load } from '../fixtures/load'
import { long } from '../fixtures/tags'

// Two processes behind nginx, on one Postgres and one Redis. Each test leaves all of them running.
test.describe.configure({ mode: 'serial' })

let site: Fleet

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await fleet()
  await Promise.all([site.begin(0), site.begin(1)])
})
test.afterAll(() => site.stop())

const shows = async (url: string, path: string, text: string) => {
  const answer = await fetch(url + path)
  return answer.status === 200 && (await answer.text()).includes(text)
}
const reads = async (paths = ['/', '/careerpaths', '/blog', '/careerpaths/data-science/enrol']) => {
  const answers = await Promise.all(paths.map((path) => fetch(site.nginx.url + path)))
  return answers.map(({ status }) => status)
}
const good = [200, 200, 200, 200]
const slug = 'git-alone-then-together'

test('both processes show a publication within a second, whichever got the hook', async () => {
  let quickest = Number.POSITIVE_INFINITY
  // A busy machine may need longer to render the page, but not each time.
  for (let round = 0; round < 3 || (quickest >= 1000 && round < 10); round++) {
    const title = `Told in round ${round}`
    // Both processes have the old page in their cache.
    for (const url of site.urls) expect(await shows(url, `/blog/${slug}`, title)).toBe(false)
    await site.retitle(slug, title)
    expect(await site.publish(round % 2, ['posts', `post:${slug}`])).toBe(200)
    const seen = site.urls.map((url) => soon(() => shows(url, `/blog/${slug}`, title)))
    quickest = Math.min(quickest, Math.max(...(await Promise.all(seen))))
  }
  expect(quickest).toBeLessThan(1000)
})

test(
  'of 20 concurrent requests to both processes with an expired token, one renews it and all succeed',
  long,
  async () => {
    const { cookie, renewals } = await site.signedIn()
    const asked = Array.from({ length: 20 }, (_, n) =>
      fetch(`${site.urls[n % 2]}/dashboard`, { headers: { cookie }, redirect: 'manual' }),
    )
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    for (const answer of answers) expect(await answer.text()).toMatch(/<h1[^>]*>Hello,.*ada<\/h1>/)
    expect(await renewals()).toBe(1)
  },
)

test('a limit counts the requests to both processes', long, async () => {
  const most = 10 * factor
  const statuses: number[] = []
  for (let n = 0; n < most / 10 + 2; n++)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 10 }, (_, at) => site.publish(at % 2, ['posts'], 'wrong')))),
    )
  expect(statuses.filter((status) => status === 401)).toHaveLength(most)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

// Each restart takes a busy machine eight seconds.
for (const [restarts, tags] of [
  [2, {}],
  [60, long],
] as const)
  test(
    `${restarts} rolling restarts under load fail no request, and store each enrolment once`,
    tags,
    async () => {
      test.setTimeout(restarts * 60_000)
      const visitors = await load(site.nginx.url, { reads: 10, enrolments: 1 })
      for (let n = 0; n < restarts; n++) {
        await site.end(n % 2)
        await site.begin(n % 2)
      }
      const { failures, thanked, read } = await visitors.end()
      expect(failures).toEqual([])
      expect(read).toBeGreaterThan(restarts * 10)
      expect(thanked.length).toBeGreaterThan(restarts)
      const enrolled = (await site.enrolled()).filter((email) => email.startsWith('visitor-'))
      expect(enrolled.sort()).toEqual(thanked.sort())
    },
  )

test('visitors notice nothing of a killed process', long, async () => {
  await site.end(0, 'SIGKILL')
  expect(await reads()).toEqual(good)
  expect(isThanked(await enrolAs(site.nginx.url, 'killed-process@example.com'))).toBe(true)
  await site.begin(0)
})

test(
  'pages, forms and the hook of both processes work without Redis, and the processes use a new Redis',
  long,
  async () => {
    await site.killRedis()
    expect(await reads()).toEqual(good)
    expect(isThanked(await enrolAs(site.nginx.url, 'without-redis@example.com'))).toBe(true)
    await site.retitle(slug, 'Told without Redis')
    expect(await site.publish(0, ['posts', `post:${slug}`])).toBe(200)
    await soon(() => shows(site.urls[1] ?? '', `/blog/${slug}`, 'Told without Redis'))
    await site.reviveRedis()
    await soon(async () => {
      await site.publish(0, ['posts'])
      return (await site.keysInRedis()).some((key) => key.endsWith(':tags'))
    })
  },
)

test(
  'without Postgres pages work and a form says that it was not sent; forms work once Postgres is back',
  long,
  async () => {
    site.postgres.crash()
    expect(await reads()).toEqual(good)
    const refused = await enrolAs(site.nginx.url, 'without-postgres@example.com')
    expect(refused.text).toContain('There was an issue somewhere. Please refresh the page and try again')
    expect(refused.text).toContain('without-postgres@example.com')
    site.postgres.resume()
    await soon(async () => isThanked(await enrolAs(site.nginx.url, 'after-postgres@example.com')))
  },
)

test(
  'without processes nginx serves cached pages, and a 503 for others; without nginx the processes serve',
  long,
  async () => {
    await reads(['/about-us'])
    await site.end(0, 'SIGKILL')
    await site.end(1, 'SIGKILL')
    expect(await reads(['/about-us', '/contact-us?never=seen'])).toEqual([200, 503])
    await Promise.all([site.begin(0), site.begin(1)])
    await site.nginx.kill()
    expect(await shows(site.urls[0] ?? '', '/', '</html>')).toBe(true)
    await site.nginx.start()
    expect(await reads()).toEqual(good)
  },
)
