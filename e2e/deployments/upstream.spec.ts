import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { accountJourney, changeSession, field, press, signIn, signUp } from '../fixtures/accounts'
import { fillIn, submit } from '../fixtures/enrol-form'
import { leadsOf } from '../fixtures/leads'
import { processes } from '../fixtures/processes'
import { port, site, urlAt } from '../fixtures/servers'

// A second site, built for an upstream of its own: the embedded one alone with other content, behind a WSGI server, as
// Django and its kin run. Every lead, message, sign-up, sign-in and reset of this test goes through it.
const dist = '.next-other'
const database = `file:${join(process.env.E2E_DATA ?? '', 'other.db')}`
const upstreamUrl = urlAt(11)
const url = urlAt(10)
const { start, stop, stopAll } = processes()

async function mailedLink(email: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      for (const name of await readdir(site.mailDir)) {
        const mail = await PostalMime.parse(await readFile(join(site.mailDir, name)))
        if (mail.to?.[0]?.address === email) link = /https?:\S+confirm\S+/.exec(mail.text ?? '')?.[0] ?? link
      }
      return link
    })
    .not.toBe('')
  return link
}

const startUpstream = () =>
  start(
    ['node_modules/.bin/tsx', 'scripts/serve/upstream.ts'],
    { PORT: port(12), CONTENT_DIR: 'e2e/fixtures/other-content', DATABASE_URL: database },
    `${urlAt(12)}/api/careerpaths/`,
  )
const startGateway = () =>
  start(
    ['python3', 'e2e/fixtures/wsgi-gateway.py', port(11), port(12)],
    {},
    `${upstreamUrl}/api/careerpaths/`,
  )
const startSite = () =>
  start(
    ['node', 'scripts/serve/start.mjs'],
    { PORT: port(10), API_ROOT_URL: upstreamUrl, NEXT_DIST_DIR: dist },
    `${url}/icon.svg`,
  )

test.afterAll(async () => {
  await stopAll()
  await rm(dist, { recursive: true, force: true })
})

test('a site for another upstream shows its content, sends it the leads, and stands while it is away', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000)
  const withoutScript = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await rm(dist, { recursive: true, force: true })
  await startUpstream()
  let gateway = await startGateway()
  let server = await startSite()

  await test.step('its content is shown', async () => {
    await page.goto(`${url}/careerpaths`)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: 'Learn more about Boat Building' }).click()
    await expect(page.getByText('Content of another upstream.')).toBeVisible()
    expect((await page.request.get(`${url}/careerpaths/data-science`)).status()).toBe(404)
  })

  await test.step('a form opened before a rebuild still submits after it, with and without script', async () => {
    await page.getByRole('link', { name: 'Get started on Growth' }).click()
    await fillIn(page, 'before@example.com')
    await withoutScript.goto(`${url}/careerpaths/boat-building/enrol?plan=ecl-project-pack`)
    await fillIn(withoutScript, 'before-without@example.com')
    await stop(server)
    await rm(dist, { recursive: true, force: true })
    server = await startSite()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Enrol on/ })
      .click()
    await expect(page.getByText('Welcome!').first()).toBeVisible()
    await submit(withoutScript).click()
    await expect(withoutScript.getByText('Welcome!')).toBeVisible()
    expect(await leadsOf('before@example.com', database)).toHaveLength(1)
    expect(await leadsOf('before-without@example.com', database)).toHaveLength(1)
    expect(await leadsOf('before@example.com')).toHaveLength(0)
  })

  await test.step('an event that is to come takes a registration, and goes into a calendar', async () => {
    await withoutScript.goto(`${url}/events`)
    await withoutScript.getByRole('link', { name: 'Register for Regatta' }).click()
    await expect(withoutScript.getByRole('heading', { level: 2, name: 'Register' })).toBeVisible()
    await withoutScript.getByLabel('Name').fill('Ada Example')
    await withoutScript.getByLabel('E-mail').fill('sailor@example.com')
    await withoutScript.getByRole('button', { name: 'Register' }).click()
    await expect(
      withoutScript.getByText('You are registered. We will send you the link to join.'),
    ).toBeVisible()
    await expect(withoutScript.getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
      'href',
      /^webcal:.*\/events\/regatta\/calendar\.ics$/,
    )
    const file = withoutScript.getByRole('link', { name: 'Download .ics' })
    const calendar = await page.request.get(url + (await file.getAttribute('href')))
    expect(await calendar.text()).toContain('DTSTART:20990701T170000Z')
  })

  await test.step('an account lives its whole life over HTTP', async () => {
    await accountJourney(page, url, 'other@example.com', () => mailedLink('other@example.com'))
    await signUp(page, url, 'member@example.com', 'correct horse 9')
    await page.waitForURL(/\/auth\/login/)
    await signIn(page, 'member@example.com', 'correct horse 9')
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, member' })).toBeVisible()
  })

  await stop(server)
  await stop(gateway)
  server = await startSite()

  await test.step('with the upstream away, a session stands, and every account form says what is wrong', async () => {
    await changeSession(page, url, (session) => ({ ...session, accessUntil: 0 }))
    await page.goto(`${url}/dashboard`)
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, member' })).toBeVisible()
    await expect(page.getByText('Your enquiries could not be loaded.')).toBeVisible()
    const failure = 'There was an issue somewhere. Please refresh the page and try again'
    await withoutScript.goto(`${url}/auth/login`)
    await signIn(withoutScript, 'member@example.com', 'correct horse 9')
    await expect(withoutScript.getByText(failure)).toBeVisible()
    await expect(field(withoutScript, 'email')).toHaveValue('member@example.com')
    await signUp(withoutScript, url, 'late@example.com', 'correct horse 9')
    await expect(withoutScript.getByText(failure)).toBeVisible()
    await withoutScript.goto(`${url}/auth/forgot-password`)
    await field(withoutScript, 'email').fill('member@example.com')
    await press(withoutScript, 'Send the link')
    await expect(withoutScript.getByText(failure)).toBeVisible()
    await withoutScript.goto(`${url}/auth/forgot-password-confirm?uid=MQ&token=abc`)
    await field(withoutScript, 'new_password').fill('another horse 8')
    await field(withoutScript, 'confirm_new_password').fill('another horse 8')
    await press(withoutScript, 'Set the new password')
    await expect(withoutScript.getByText(failure)).toBeVisible()
  })

  await test.step('with the upstream away, what was good stays as it was, also after a restart', async () => {
    await withoutScript.goto(`${url}/careerpaths/boat-building`)
    await expect(withoutScript.getByRole('heading', { level: 1, name: 'Boat Building' })).toBeVisible()
    await expect(
      withoutScript.locator('#boat-building-pricing').getByText('£149', { exact: true }),
    ).toBeVisible()
  })

  await test.step('with the upstream away, what did not exist still does not, and no script is needed', async () => {
    for (const path of ['/careerpaths/oar-making', '/blog/launching', '/events/never']) {
      const answer = await withoutScript.goto(url + path)
      expect([path, answer?.status()]).toEqual([path, 404])
      await expect(withoutScript.getByRole('heading', { level: 1 })).toHaveText([
        "Oops...This page doesn't exist :(",
      ])
    }
  })

  await test.step('with the upstream away, a lead is not lost: the form says so and keeps what was typed', async () => {
    await withoutScript.goto(`${url}/careerpaths/boat-building/enrol?plan=ecl-project-pack`)
    await fillIn(withoutScript, 'away@example.com')
    await submit(withoutScript).click()
    await expect(
      withoutScript.getByText('There was an issue somewhere. Please refresh the page and try again'),
    ).toBeVisible()
    await expect(withoutScript.getByLabel('E-mail')).toHaveValue('away@example.com')
    await expect(withoutScript.getByLabel('Country')).toHaveValue('United Kingdom')
  })

  gateway = await startGateway()

  await test.step('when it is back, the session goes on', async () => {
    await page.goto(`${url}/dashboard`)
    await expect(page.getByText('You have not enquired yet with this address.')).toBeVisible()
  })

  await test.step('when it is back, the same form goes through', async () => {
    await submit(withoutScript).click()
    await expect(withoutScript.getByText('Welcome!')).toBeVisible()
    expect(await leadsOf('away@example.com', database)).toHaveLength(1)
  })
})
