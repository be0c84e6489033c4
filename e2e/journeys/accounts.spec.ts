import { mkdtempSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import {
  accountJourney,
  changeSession,
  field,
  press,
  sessionOf,
  setSession,
  signIn,
  signUp,
} from '../fixtures/accounts'
import { processes } from '../fixtures/processes'
import { port, urlAt } from '../fixtures/servers'

// A site of its own, on the build under test, with a database of its own and a real SMTP server.
const url = urlAt(30)
const data = mkdtempSync(join(tmpdir(), 'accounts-'))
const { start, stopAll } = processes()
const mails: { to: string; text: string }[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: async (stream, { envelope }, done) => {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk)
    const { text = '' } = await PostalMime.parse(Buffer.concat(chunks))
    mails.push({ to: envelope.rcptTo[0]?.address ?? '', text })
    done()
  },
})

test.beforeAll(async () => {
  await new Promise<void>((ready) => smtp.listen(Number(port(31)), '127.0.0.1', ready))
  const settings = {
    PORT: port(30),
    DATABASE_URL: `file:${join(data, 'site.db')}`,
    SMTP_URL: `smtp://127.0.0.1:${port(31)}`,
  }
  await start(['node', 'scripts/serve/start.mjs'], settings, `${url}/icon.svg`)
})

test.afterAll(async () => {
  await stopAll()
  await new Promise<void>((done) => smtp.close(done))
})

const address = (name: string) => `${name}-${Date.now()}@example.com`
const password = 'correct horse 9'

async function mailedLink(email: string): Promise<string> {
  const link = () => {
    const mail = mails.findLast(({ to, text }) => to === email && text.includes('confirm'))
    return /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(link).not.toBe('')
  const found = link()
  mails.length = 0
  return found
}

/** An account that is signed in. */
async function member(page: Page, name: string) {
  const email = address(name)
  await signUp(page, url, email, password)
  await page.waitForURL(/\/auth\/login/)
  await signIn(page, email, password)
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${name}` })).toBeVisible()
  return email
}

test('the whole life of an account, with its mail over SMTP', async ({ page }) => {
  test.setTimeout(120_000)
  const email = address('journey')
  await accountJourney(page, url, email, () => mailedLink(email))
})

test('the header greets, on prerendered pages too, and the browser’s script sees no token', async ({
  page,
  context,
}) => {
  const email = await member(page, 'header')
  await page.goto(`${url}/about-us`)
  await expect(
    page
      .getByRole('banner')
      .getByText(`Hello, ${email.split('@')[0]}`)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeHidden()
  const seen = await page.evaluate(
    () => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
  )
  expect(seen).not.toMatch(/session-token|eyJ/)
  const told = await (await page.request.get(`${url}/api/auth/session`)).text()
  expect(JSON.parse(told).user).toEqual({ email })
  expect(told).not.toContain('eyJ')
  const [cookie] = (await context.cookies(url)).filter(({ name }) => name.includes('session-token'))
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

  const reopened = await context.newPage()
  await reopened.goto(`${url}/dashboard`)
  await expect(reopened.getByText(`Signed in as ${email}.`)).toBeVisible()
  await expect(
    reopened.getByRole('region', { name: 'Most Popular Courses' }).getByRole('article'),
  ).toHaveCount(2)
  await expect(reopened.getByRole('region', { name: 'Newest Courses' }).getByRole('article')).toHaveCount(5)
  await expect(reopened.getByText('You have not enquired yet with this address.')).toBeVisible()
})

test('the dashboard lists the leads sent with the address', async ({ page }) => {
  const email = await member(page, 'enquirer')
  await page.request.get(`${url}/`)
  await page.goto(`${url}/careerpaths/data-science/enrol?plan=ecl-project-pack`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Example')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Phone').fill('07700 900123')
  await page.getByLabel('Country').selectOption('United Kingdom')
  await page.getByLabel('Where you heard of us').selectOption('A Friend')
  await page.getByRole('button', { name: 'Enrol on Data Science' }).click()
  await expect(page.getByText('Welcome!')).toBeVisible()
  await page.goto(`${url}/dashboard`)
  const enquiries = page.getByRole('region', { name: 'Your enquiries' })
  await expect(enquiries.getByRole('listitem')).toHaveText(
    /Data Science.*Executive Career Launcher project pack/,
  )
})

test('the checklist is live, and agrees with what the server says', async ({ page }) => {
  await page.goto(`${url}/auth/create-account`)
  await field(page, 'email').fill('wilhelmina@example.com')
  const met = () => page.getByRole('list', { name: 'A password needs' }).getByText(': yes').count()
  expect(await met()).toBe(0)
  for (const [typed, count] of [
    ['wilhelmina1', 3],
    ['password', 3],
    ['8351640927', 3],
    ['x9$', 3],
    ['correct horse 9', 4],
  ] as const) {
    await field(page, 'password').fill(typed)
    await expect.poll(met, typed).toBe(count)
  }
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  await expect(field(page, 'password')).toHaveAttribute('autocomplete', 'new-password')
})

test('the checklist counts what was typed before the script came', async ({ page }) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${url}/auth/create-account`, { waitUntil: 'commit' })
  await field(page, 'email').fill('ada@example.com')
  await field(page, 'password').fill('correct horse 9')
  arrive()
  const list = page.getByRole('list', { name: 'A password needs' })
  await expect(list.getByText(': yes')).toHaveCount(4)
})

test('a session cookie that is forged, truncated or empty opens nothing and breaks nothing', async ({
  page,
}) => {
  await member(page, 'forger')
  const real = (await sessionOf(page, url)) ?? ''
  for (const value of [real.slice(0, -3), real.slice(20), `${real}x`, 'abc', 'a.b.c.d.e', '%00']) {
    await setSession(page, url, value)
    const response = await page.goto(`${url}/dashboard`)
    expect([value, response?.status()]).toEqual([value, 200])
    await expect(page).toHaveURL(`${url}/auth/login?callbackUrl=%2Fdashboard`)
  }
})

test('a refresh that is refused ends the session and says so', async ({ page }) => {
  await member(page, 'refused')
  await changeSession(page, url, (session) => ({
    ...session,
    refresh: `${session.refresh}x`,
    accessUntil: 0,
  }))
  await page.goto(`${url}/dashboard`)
  await expect(page).toHaveURL(`${url}/auth/login?notice=ended&callbackUrl=%2Fdashboard`)
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  expect(await sessionOf(page, url)).toBeUndefined()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('an access token that the upstream no longer takes ends the session as well', async ({ page }) => {
  await member(page, 'stale')
  await changeSession(page, url, (session) => ({ ...session, access: 'x' }))
  await page.goto(`${url}/dashboard`)
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  expect(await sessionOf(page, url)).toBeUndefined()
  await page.goto(`${url}/about-us`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('no other site can sign a visitor out by a link to the notice', async ({ page }) => {
  await member(page, 'stayer')
  const headers = { 'Sec-Fetch-Site': 'cross-site' }
  await page.request.get(`${url}/auth/login?notice=ended`, { headers })
  expect(await sessionOf(page, url)).toBeTruthy()
  await page.goto(`${url}/auth/login?notice=ended`)
  expect(await sessionOf(page, url)).toBeUndefined()
})

test('by links alone, one signs out and in again, and nothing of the account stays in the document', async ({
  page,
}) => {
  const email = await member(page, 'again')
  await page.getByRole('link', { name: 'Back to Courses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'CAREER PATHS' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Learn the work by doing the work' }),
  ).toBeVisible()
  expect(await page.content()).not.toContain(email)
  for (let round = 0; round < 2; round++) {
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, email, password)
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, again' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(`${url}/`)
  }
})

test('a sign-out that fails says so, and can be tried again', async ({ page }) => {
  await member(page, 'leaver')
  await page.route('**/dashboard', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await press(page, 'Sign out')
  await expect(page.getByText('Not signed out. Try again')).toBeVisible()
  await page.unrouteAll()
  await press(page, 'Not signed out. Try again')
  await expect(page).toHaveURL(`${url}/`)
  expect(await sessionOf(page, url)).toBeUndefined()
})

test('of next-auth’s own routes only the session can be read', async ({ request }) => {
  for (const route of ['callback/credentials', 'signin/credentials', 'signout', '_log', 'session']) {
    expect([route, await statusBeforeBody(`${url}/api/auth/${route}`)]).toEqual([route, 404])
  }
  // Sent whole, it breaks off where the answer is there before it; the server lives, as the reads below show.
  const body = Array.from({ length: 700_000 }, (_, index) => `${index}=`).join('&')
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  await fetch(`${url}/api/auth/callback/credentials`, { method: 'POST', headers, body }).catch(
    () => undefined,
  )
  for (const route of ['csrf', 'providers', 'signin', 'signout', 'error', 'session/more']) {
    expect([route, (await request.get(`${url}/api/auth/${route}`)).status()]).toEqual([route, 404])
  }
  const session = await request.get(`${url}/api/auth/session`)
  expect([session.status(), await session.json()]).toEqual([200, {}])
  expect(session.headers()['cache-control']).toContain('no-store')
})

test('no header gets round the guard', async ({ request }) => {
  for (const value of [
    'middleware',
    'src/middleware',
    'middleware:middleware:middleware:middleware:middleware',
  ]) {
    const headers = { 'x-middleware-subrequest': value }
    const response = await request.get(`${url}/dashboard`, { headers, maxRedirects: 0 })
    expect([value, response.status()]).toEqual([value, 307])
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('sign in goes on to where the visitor was going, and never to another site', async ({ page }) => {
      test.setTimeout(120_000)
      const email = address('goer')
      await signUp(page, url, email, password)
      await page.waitForURL(/\/auth\/login/)
      for (const [asked, path] of [
        ['/resources', '/resources'],
        ['//evil.example', '/dashboard'],
        ['/\\evil.example', '/dashboard'],
        ['https:evil.example', '/dashboard'],
        ['%2F%2Fevil.example', '/dashboard'],
        ['/%09/evil.example', '/dashboard'],
      ] as const) {
        await page.context().clearCookies()
        const encoded = asked.includes('%') ? asked : encodeURIComponent(asked)
        await page.goto(`${url}/auth/login?callbackUrl=${encoded}`)
        await signIn(page, email, password)
        await expect(page.getByText(/^You are signed in/)).toBeVisible()
        await expect(page, asked).toHaveURL(url + path)
      }
    })

    test('where one was going survives the way over sign-up, and back', async ({ page }) => {
      const email = address('carried')
      await page.goto(`${url}/auth/login?callbackUrl=%2Fresources%3Fa%3D1`)
      const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
      await link('Sign up').click()
      await expect(page).toHaveURL(`${url}/auth/create-account?callbackUrl=%2Fresources%3Fa%3D1`)
      await link('Sign in').click()
      await expect(page).toHaveURL(`${url}/auth/login?callbackUrl=%2Fresources%3Fa%3D1`)
      await link('Sign up').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible()
      for (const name of ['password', 'confirm_password']) await field(page, name).fill(password)
      await field(page, 'email').fill(email)
      await press(page, 'Create account')
      await expect(page.getByText('Your account is ready. Sign in with it.')).toBeVisible()
      await expect(page).toHaveURL(`${url}/auth/login?notice=created&callbackUrl=%2Fresources%3Fa%3D1`)
      await signIn(page, email, password)
      await expect(page).toHaveURL(`${url}/resources?a=1`)
    })

    test('who is signed in is led past the form, unless a notice is to be read', async ({ page }) => {
      const email = await member(page, 'inside')
      await page.goto(`${url}/auth/login`)
      await expect(page).toHaveURL(`${url}/dashboard`)
      await page.goto(`${url}/auth/login?callbackUrl=%2Fevents`)
      await expect(page).toHaveURL(`${url}/events`)
      await page.goto(`${url}/auth/login?callbackUrl=%2F%2Fevil.example`)
      await expect(page).toHaveURL(`${url}/dashboard`)
      await signUp(page, url, address('second'), password)
      await expect(page.getByText('Your account is ready. Sign in with it.')).toBeVisible()
      await signIn(page, email, password)
      await expect(page.getByText(/^You are signed in/)).toBeVisible()
      await expect(page).toHaveURL(`${url}/dashboard`)
      await changeSession(page, url, (session) => ({ ...session, refresh: 'x', accessUntil: 0 }))
      await page.goto(`${url}/auth/login`)
      await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
      await signIn(page, email, password)
      await expect(page.getByText(/^You are signed in/)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Hello, inside' })).toBeVisible()
      await setSession(page, url, 'a.b.c.d.e')
      await page.goto(`${url}/auth/login`)
      await expect(field(page, 'email')).toBeVisible()
    })

    test('what is wrong with a sign-in is told, and the password is never shown again', async ({ page }) => {
      await page.goto(`${url}/auth/login`)
      await signInEmpty(page)
      await expect(page.locator('form').getByRole('alert').getByRole('link')).toHaveText([
        'Enter your e-mail address',
        'Enter your password',
      ])
      await signIn(page, 'nobody@example.com', 'x'.repeat(129))
      await expect(page.locator('form').getByRole('alert')).toContainText(
        'A password can have 128 characters at most',
      )
      await signIn(page, 'nobody@example.com', 'secret words 7')
      await expect(page.getByText('Login failed. Please Check Email/Password.')).toBeVisible()
      await expect(field(page, 'email')).toHaveValue('nobody@example.com')
      expect(await page.content()).not.toContain('secret words 7')
      await signInEmpty(page)
      await expect(page.getByText('Login failed. Please Check Email/Password.')).toBeHidden()
    })

    test('what is wrong with a sign-up is told at its field', async ({ page }) => {
      const email = address('twice')
      await signUp(page, url, email, password, 'another')
      await expect(page.locator('form').getByRole('alert')).toContainText('Passwords do not match!')
      await signUp(page, url, email, 'password')
      await expect(page.getByText('This password is too common.').first()).toBeVisible()
      await signUp(page, url, email, '123456')
      await expect(
        page
          .getByText(/too short\. It must contain at least 8 characters\.\s+This password is too common/)
          .first(),
      ).toBeVisible()
      await signUp(page, url, email, password)
      await page.waitForURL(`${url}/auth/login?notice=created`)
      await signUp(page, url, email.toUpperCase(), password)
      await expect(page.getByText('user with this email address already exists.').first()).toBeVisible()
    })

    test('a reset link that is broken or used is told from a weak password', async ({ page }) => {
      const email = address('reset')
      await signUp(page, url, email, password)
      await page.waitForURL(/\/auth\/login/)
      const broken = page.getByText('This link is broken, has been used or is too old.')
      await page.goto(`${url}/auth/forgot-password-confirm`)
      await expect(page.getByText('There is no such link here, or it has been used.')).toBeVisible()
      await expect(field(page, 'new_password')).toHaveCount(0)
      await page.getByRole('link', { name: 'Ask for a new link' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()

      await page.goto(`${url}/auth/forgot-password`)
      await field(page, 'email').fill(email)
      await press(page, 'Send the link')
      await expect(page.getByText("An Email has been sent if it's registered")).toBeVisible()
      const link = new URL(await mailedLink(email))
      const path = link.pathname + link.search
      await page.goto(url + path.slice(0, -1))
      await setNew(page, 'another horse 8')
      await expect(broken).toBeVisible()
      await page.goto(url + path)
      await setNew(page, 'another horse 8', 'other')
      await expect(page.locator('form').getByRole('alert')).toContainText('Passwords do not match!')
      await setNew(page, 'another horse 8')
      await expect(page.getByText('Password Reset Successfully!')).toBeVisible()
      await page.goto(`${url}/auth/forgot-password-confirm`)
      await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
      await page.goto(url + path)
      await setNew(page, 'third horse 7')
      await expect(broken).toBeVisible()
    })
  })
}

/** What the server answers to a form of 5 MB of which it has got a few bytes. */
function statusBeforeBody(address: string) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': 5_000_000 }
  return new Promise((resolve, reject) => {
    const post = request(address, { method: 'POST', headers }, ({ statusCode }) => {
      resolve(statusCode)
      post.destroy()
    })
    post.on('error', reject).write('0=&1=&2=')
  })
}

// The browser's own check would hold an empty form back: here the server's is asked for.
async function signInEmpty(page: Page) {
  await page
    .locator('form:has(input[name=password])')
    .filter({ visible: true })
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true
    })
  await field(page, 'email').fill('')
  await field(page, 'password').fill('')
  await press(page, 'Sign in')
}

async function setNew(page: Page, password: string, repeat = password) {
  await field(page, 'new_password').fill(password)
  await field(page, 'confirm_new_password').fill(repeat)
  await press(page, 'Set the new password')
}
