import { untilDriven } from '../fixtures/accounts'
import { address } from '../fixtures/answers'
import { button, focused, follow, heading, leaves, link, tabTo, typeInto } from '../fixtures/keyboard'
import { expect, test } from '../fixtures/kit'
import { long, longIf } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

// These tests click, fill and move the focus with keys only.
test.describe.configure({ timeout: 120_000 })

const person = (email: string) => ({ 'First name': 'Ada', 'Last name': 'Example', Email: email })

for (const [path, name, answers, text] of [
  [
    '/contact-us',
    'Send message',
    (email: string) => ({ Name: 'Ada', Email: email, Company: 'None', Subject: 'A question' }),
    /^Thank you for contacting us/,
  ],
  [
    '/',
    'Call me back',
    (Email: string) => ({
      Firstname: 'Ada',
      Lastname: 'Example',
      Email,
      Country: 'United Kingdom',
      Phone: '07700 900123',
    }),
    /^Thank you for contacting us/,
  ],
  [
    '/events/ai-in-financial-services',
    'Register',
    (email: string) => ({ Name: 'Ada', Email: email }),
    /^Please confirm your seat/,
  ],
] as const) {
  // The form of / is built like that of /contact-us.
  test(`the form of ${path} is filled in, corrected and sent`, longIf(path === '/'), async ({ page }) => {
    await page.goto(path)
    // Before script, the browser itself names what is missing.
    await untilDriven(page)
    const form = page.locator('form').filter({ has: button(page, name) })
    await follow(page, button(page, name))
    await expect(focused(page).getByRole('alert')).toBeVisible()
    await follow(page, form.getByRole('alert').getByRole('link').first())
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await typeInto(page, form, answers(address('keys-form')))
    await follow(page, button(page, name))
    await expect(focused(page).getByRole('status')).toHaveText(text)
  })
}

test('Get Now opens its dialog, gives the file, and returns the focus', async ({ page }) => {
  await page.goto('/resources')
  await touch(page)
  const opener = link(page, /^Get Now.*Career/)
  await follow(page, opener)
  const dialog = page.getByRole('dialog', { name: 'Register to get resource' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await typeInto(page, dialog, person(address('keys-file')))
  expect(await leaves(page, dialog)).toBe(false)
  await tabTo(page, dialog.getByRole('button', { name: 'Register and get the file' }))
  await page.keyboard.press('Enter')
  await expect(focused(page).getByRole('status')).toContainText('Thank you. Here it is.')
  await tabTo(page, dialog.getByRole('link', { name: 'Download the file' }))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a visitor creates an account, signs in and signs out', long, async ({ page, header }) => {
  const email = address('keys-account')
  const secret = 'correct horse 9'
  await page.goto('/auth/create-account')
  const main = page.getByRole('main')
  await typeInto(page, main, { Email: email, Password: secret, 'Repeat the password': secret })
  await page.keyboard.press('Enter')
  await expect(focused(page).getByRole('status')).toHaveText(/^Your account is ready/)
  await expect(heading(page, 'Your account is ready')).toBeVisible()
  await expect(focused(page).getByRole('status')).toHaveText('Now sign in with your new password.')
  const signIn = main.locator('form').filter({ has: button(page, 'Sign in') })
  await typeInto(page, signIn, { Password: 'wrong horse 9', Email: email })
  await page.keyboard.press('Enter')
  await expect(focused(page).getByRole('alert')).toHaveText(/^Login failed/)
  await tabTo(page, signIn.getByLabel('Password', { exact: true }))
  await page.keyboard.press('Control+A')
  await page.keyboard.type(secret)
  await page.keyboard.press('Enter')
  await expect(focused(page).getByRole('status')).toHaveText(/^You’re signed in/)
  await expect(heading(page, /^Hello, /)).toBeVisible()
  await expect(main).toBeFocused()
  await tabTo(page, button(page, 'Sign out').first(), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Learn the work by doing the work')).toBeVisible()
  await tabTo(page, header.link('Sign in'))
})

test('a visitor requests a link to a new password', async ({ page }) => {
  await page.goto('/auth/login')
  await touch(page)
  await follow(page, link(page, 'Forgot Password'))
  await expect(heading(page, 'Forgot password')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const form = page.locator('form').filter({ has: button(page, 'Send the link') })
  await typeInto(page, form, { Email: address('keys-forgot') })
  await page.keyboard.press('Enter')
  await expect(focused(page).getByRole('status')).toHaveText(/^An Email has been sent/)
  await follow(page, page.getByRole('main').getByRole('link', { name: 'Go Home' }))
  await expect(heading(page, 'Learn the work by doing the work')).toBeVisible()
})
