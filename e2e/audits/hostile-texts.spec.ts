import type { Page } from '@playwright/test'
import { anchored } from '../../lib/html/reading'
import { watch } from '../fixtures/canary'
import fixtures from '../fixtures/dompurify/expect.json' with { type: 'json' }
import { hostileStrings } from '../fixtures/hostile-strings'
import { expect, test } from '../fixtures/kit'
import { site } from '../fixtures/servers'

// Each text is in an element of its own, so that it cannot swallow the next. A page of 300 loads in about a second.
const onPage = 300
const all = [...hostileStrings, ...fixtures.map(({ payload }) => payload)]
// Each opener puts a parser into a state in which a text means something else.
const openers = [
  '<svg><style>',
  '<math><mtext><table><mglyph><style>',
  '<select><template>',
  '<!-- --!><noscript>',
]
const wrapped = openers.flatMap((opener) => all.map((text) => opener + text))
const origin = new URL(site.url).origin

test('the canary notices script that runs, requests, and markup that could cause either', async ({
  page,
}) => {
  const told = await watch(page, origin)
  await page.route(`${origin}/try`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<body><img src=x onerror=alert(1)><img src="https://elsewhere.example/x.png"><a href="javascript:x">x</a>',
    }),
  )
  await page.goto(`${origin}/try`, { waitUntil: 'load' })
  const seen = await told()
  for (const each of [
    'ran alert',
    'asked https://elsewhere.example/x.png',
    'img onerror=alert(1)',
    'a href=javascript:x',
  ])
    expect(seen).toContain(each)
})

test(`none of ${all.length} hostile texts, DOMPurify’s included, runs or loads anything when sanitised, on a page without a Content-Security-Policy`, async ({
  page,
}) => {
  test.setTimeout(180_000)
  await expectHarmless(page, all)
})

test(`none of ${wrapped.length} hostile texts within other elements runs or loads anything when sanitised @long`, async ({
  page,
}) => {
  test.setTimeout(900_000)
  await expectHarmless(page, wrapped)
})

async function expectHarmless(page: Page, all: string[]) {
  const told = await watch(page, origin)
  let shown = ''
  await page.route(`${origin}/texts`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Texts</title>${shown}`,
    }),
  )
  for (let at = 0; at < all.length; at += onPage) {
    const texts = await Promise.all(all.slice(at, at + onPage).map((text) => anchored(text, 'a')))
    shown = texts.map(({ html }) => `<section>${html}</section>`).join('')
    await page.goto(`${origin}/texts`)
    expect(await told(), `texts ${at} to ${at + onPage} in the server’s HTML`).toEqual([])
    // A stray or missing end tag would change the number of sections.
    expect(await page.locator('body > section').count()).toBe(texts.length)
    expect(await page.locator('body > :not(section)').count()).toBe(0)
    // After a click on a link, React sets these texts by innerHTML.
    await page.evaluate(
      (texts) => {
        document.body.innerHTML = ''
        for (const html of texts) document.body.appendChild(document.createElement('div')).innerHTML = html
      },
      texts.map(({ html }) => html),
    )
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await told(), `of ${at} to ${at + onPage}, as the router sets them`).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/texts')
  }
}
