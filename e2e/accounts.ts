import '../scripts/load-env.mjs'
import { expect, type Page } from '@playwright/test'
import { openSession, type Session, sealSession } from '../lib/auth'

const cookieName = 'next-auth.session-token'

/** A field of the form that is in view: the router keeps those of pages that were left. */
export const field = (page: Page, name: string) =>
  page.locator(`input[name="${name}"]`).filter({ visible: true })

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).last().click()

export async function signUp(page: Page, url: string, email: string, password: string, repeat = password) {
  await page.goto(`${url}/auth/create-account`)
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await field(page, 'confirm_password').fill(repeat)
  await press(page, 'Create account')
}

export async function signIn(page: Page, email: string, password: string) {
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await press(page, 'Sign in')
}

/** Changes what the session cookie holds, as only somebody with the site's secret can. */
export async function changeSession(page: Page, url: string, change: (session: Session) => Session) {
  const before = (await page.context().cookies(url)).find(({ name }) => name === cookieName)
  const session = await openSession(before?.value)
  if (!session) throw new Error('There is no session to change')
  await setSession(page, url, await sealSession(change(session)))
}

export async function setSession(page: Page, url: string, value: string) {
  await page.context().addCookies([{ name: cookieName, value, url, httpOnly: true, sameSite: 'Lax' }])
}

export async function sessionOf(page: Page, url: string) {
  return (await page.context().cookies(url)).find(({ name }) => name === cookieName)?.value
}

/** The whole life of an account, from a closed door to the last sign-out. `mailedLink` waits for the reset mail. */
export async function accountJourney(
  page: Page,
  url: string,
  email: string,
  mailedLink: () => Promise<string>,
) {
  await page.goto(`${url}/dashboard`)
  await expect(page).toHaveURL(`${url}/auth/login?callbackUrl=%2Fdashboard`)
  await signUp(page, url, email, 'correct horse 9')
  await expect(page.getByText('Your account is ready. Sign in with it.')).toBeVisible()
  await signIn(page, email, 'wrong horse 9')
  await expect(page.getByText('Login failed. Please Check Email/Password.')).toBeVisible()
  await signIn(page, email.toUpperCase(), 'correct horse 9')
  await expect(page.getByText(/^You are signed in/)).toBeVisible()
  const greeting = page.getByRole('heading', { level: 1, name: `Hello, ${email.split('@')[0]}` })
  await expect(greeting).toBeVisible()

  await page.reload()
  await expect(greeting).toBeVisible()
  const before = await sessionOf(page, url)
  await changeSession(page, url, (session) => ({ ...session, accessUntil: Date.now() - 1000 }))
  await Promise.all([
    page.reload(),
    page.request.get(`${url}/dashboard`),
    page.request.get(`${url}/dashboard`),
  ])
  await expect(greeting).toBeVisible()
  expect(await sessionOf(page, url)).not.toBe(before)
  await changeSession(page, url, (session) => ({ ...session, accessUntil: 0 }))
  await page.reload()
  await expect(greeting).toBeVisible()

  await page.goto(`${url}/auth/forgot-password`)
  await field(page, 'email').fill(email)
  await press(page, 'Send the link')
  await expect(page.getByText("An Email has been sent if it's registered")).toBeVisible()
  const link = await mailedLink()
  expect(link).toContain('/auth/forgot-password-confirm?uid=')
  await page.goto(url + link.slice(new URL(link).origin.length))
  await expect(page).toHaveURL(`${url}/auth/forgot-password-confirm`)
  await field(page, 'new_password').fill('12345678')
  await field(page, 'confirm_new_password').fill('12345678')
  await press(page, 'Set the new password')
  await expect(
    page.getByText('This password is too common. This password is entirely numeric.').first(),
  ).toBeVisible()
  await field(page, 'new_password').fill('another horse 8')
  await field(page, 'confirm_new_password').fill('another horse 8')
  await press(page, 'Set the new password')
  await expect(page.getByText('Password Reset Successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await signIn(page, email, 'another horse 8')
  await expect(greeting).toBeVisible()
  await press(page, 'Sign out')
  await expect(page).toHaveURL(`${url}/`)
  await page.goto(`${url}/dashboard`)
  await expect(page).toHaveURL(/\/auth\/login/)
}
