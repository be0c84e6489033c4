import { careerPathFilters, postFilters } from '../../lib/filter/names'
import { finder } from '../../provider/facts/finder'
import { watch } from '../fixtures/canary'
import { hostileStrings } from '../fixtures/hostile-strings'
import { expect, test } from '../fixtures/kit'
import { site } from '../fixtures/servers'
import { long, longIf } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

const origin = new URL(site.url).origin
const question = finder?.questions[0]?.id ?? ''
const path = '/careerpaths/data-science'

// Every parameter that a page reads.
const addresses: ((text: string) => string)[] = [
  (text) => `/search?q=${text}&in=${text}`,
  (text) => `/compare?paths=${text}`,
  (text) => `/compare?paths=data-science,cyber-security,${text}`,
  (text) => `/find-your-path?${question}=${text}&question=${text}`,
  (text) => `${path}/cost?start=${text}`,
  (text) => `${path}/cost?plan=${text}&billing=${text}`,
  (text) => `${path}/enrol?plan=${text}`,
  (text) => `/careerpaths?${careerPathFilters[0]}=${text}`,
  (text) => `/blog?${postFilters[0]}=${text}`,
  (text) => `/auth/login?callbackUrl=${text}&notice=${text}`,
]
// Servers refuse longer addresses.
const texts = hostileStrings
  .map((text) => text.toWellFormed())
  .filter((text) => encodeURIComponent(text).length < 3000)

for (const [amount, every] of [
  ['one hostile text in a hundred', 100],
  ['all hostile texts', 1],
] as const)
  test(
    `a page runs nothing of ${amount} in the parameters that it reads`,
    longIf(every === 1),
    async ({ page }) => {
      const chosen = texts.filter((_, index) => index % every === 0)
      test.setTimeout(60_000 + chosen.length * 2000)
      const told = await watch(page, origin)
      for (const [at, text] of chosen.entries()) {
        // The long run puts each text into the search and into one other address in turn. The short run puts each
        // text into one address.
        const asked =
          every === 1
            ? [addresses[0], addresses[1 + (at % (addresses.length - 1))]]
            : [addresses[at % addresses.length]]
        for (const address of asked) {
          if (!address) continue
          await page.goto(origin + address(encodeURIComponent(text)), { waitUntil: 'domcontentloaded' })
          expect(await told(), address(text)).toEqual([])
          expect(new URL(page.url()).origin, address(text)).toBe(origin)
        }
      }
    },
  )

test('the search page runs nothing of hostile text typed into its box', long, async ({ page }) => {
  test.setTimeout(600_000)
  const told = await watch(page, origin)
  await page.goto(`${origin}/search`)
  await touch(page)
  const box = page.getByRole('main').getByRole('searchbox')
  for (const text of texts.filter((_, index) => index % 6 === 0)) {
    const answered = page.waitForResponse((response) => response.url().includes('/api/search'))
    await box.fill(`${text.slice(0, 100)} ${texts.indexOf(text)}`)
    await answered
    expect(await told(), text).toEqual([])
  }
})
