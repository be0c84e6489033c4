import { axeFaults, faults, layoutFaults, spaceText } from '../fixtures/access'
import { field, password, press, signIn, untilDriven } from '../fixtures/accounts'
import { address, fillAll } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { upstreamCall } from '../fixtures/member'
import { site } from '../fixtures/servers'
import { long, longIf } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

test.describe.configure({ timeout: 180_000 })

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const narrow = { width: 320, height: 640 }
const finger = { px: 44, orSpaced: true } as const

const forms = [
  ['/', 'Call me back', /^Thank you for contacting us/],
  ['/contact-us', 'Send message', /^Thank you for contacting us/],
  ['/careerpaths/data-science/enrol?plan=ecl-project-pack', 'Enrol on Data Science', /^Welcome!/],
  ['/resources/career-change-checklist', 'Register and get the file', 'Thank you. Here it is.'],
  ['/events/ai-in-financial-services', 'Register', /^Please confirm your seat/],
  ['/auth/create-account', 'Create account', /^Your account is ready/],
  ['/auth/forgot-password', 'Send the link', /^An Email has been sent/],
] as const

// The gate tests only the longest form. The others have the same fields, and two of them are also in the dialogs.
const gated: string = forms[2][0]

for (const [path, button, text] of forms) {
  test(
    `the form of ${path} passes axe with its errors and with its success`,
    longIf(path !== gated),
    async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto(path)
      const title = await page.title()
      await untilDriven(page)
      await press(page, button)
      await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
      await expect(page).toHaveTitle(`Error: ${title}`)
      const found = await faults(page, 'errors', finger)
      await fillAll(
        page.locator('form').filter({ has: page.getByRole('button', { name: button }) }),
        address('form'),
      )
      await press(page, button)
      await expect(page.getByText(text).filter({ visible: true })).toBeVisible()
      await expect(page).not.toHaveTitle(/^Error/)
      expect([...found, ...(await faults(page, 'success', finger))]).toEqual([])
    },
  )
}

test(
  'the account page and the confirmation button pass axe, also with errors',
  long,
  async ({ page, member }) => {
    test.skip(site.isOutside, 'It needs an account that is not confirmed')
    await page.setViewportSize(phone)
    await member('tidy', { isConfirmed: false })
    const found = await faults(page, 'dashboard, not confirmed', finger)
    await page.goto('/dashboard/account')
    for (const step of await page.locator('main summary').all()) await step.click()
    found.push(...(await faults(page, 'account', finger)))
    for (const name of ['old_password', 'new_password']) await field(page, name).fill(password)
    await field(page, 'confirm_new_password').fill('another')
    await press(page, 'Change your password')
    await expect(page.getByRole('alert')).toContainText('Passwords do not match!')
    found.push(...(await faults(page, 'account, errors', finger)))
    await page.goto('/auth/confirm-email?uid=MQ&token=abc')
    found.push(...(await faults(page, 'confirm', finger)))
    await press(page, 'Confirm my email address')
    await expect(page.getByText('This link is broken')).toBeVisible()
    found.push(...(await faults(page, 'confirm, broken link', finger)))
    expect(found).toEqual([])
  },
)

test(
  'an enquiry passes axe with its steps open, with errors, and withdrawn',
  long,
  async ({ page, member }) => {
    test.skip(site.isOutside, 'It sends leads past the forms')
    await page.setViewportSize(phone)
    const email = await member('tidy')
    const lead = { careerPathName: 'Data Science', selectedPlan: 'growth-project-pack', source: 'Google' }
    const person = { firstName: 'A', lastName: 'B', country: 'United Kingdom', phone: '+442079460000', email }
    await upstreamCall('/api/leads/', { ...lead, ...person })
    await page.goto('/dashboard')
    const enquiry = page.getByRole('region', { name: 'Your enquiries' }).getByRole('listitem')
    await enquiry.locator('summary', { hasText: 'Withdraw' }).click()
    const found = await faults(page, 'dashboard, withdrawing', finger)
    await enquiry.locator('summary', { hasText: 'Change your phone number' }).click()
    await expect(enquiry.getByRole('button', { name: 'Yes, withdraw it' })).toBeHidden()
    await enquiry.getByLabel('New phone number').fill('07700')
    await press(page, 'Change your phone number')
    await expect(enquiry.getByRole('alert')).toBeVisible()
    found.push(...(await faults(page, 'dashboard, number refused', finger)))
    await enquiry.locator('summary', { hasText: 'Withdraw' }).click()
    await press(page, 'Yes, withdraw it')
    await expect(enquiry.getByRole('status')).toBeVisible()
    found.push(...(await faults(page, 'dashboard, withdrawn', finger)))
    expect(found).toEqual([])
  },
)

test(
  'the forms for sign-in and a new password pass axe with errors, and without a server',
  long,
  async ({ page, account }) => {
    await page.setViewportSize(phone)
    await page.goto('/auth/login')
    await untilDriven(page)
    await press(page, 'Sign in')
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    const found = await faults(page, 'sign in, errors', finger)
    await signIn(page, 'nobody@example.com', 'wrong horse 9')
    await expect(page.getByText('Login failed.')).toBeVisible()
    await expect(page).toHaveTitle('Error: Sign in | Northlight')
    found.push(...(await faults(page, 'sign in, refused', finger)))
    await signIn(page, await account('audited'), password)
    await expect(page.getByText('You’re signed in.')).toBeVisible()
    found.push(...(await faults(page, 'signed in', finger)))
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, audited' })).toBeVisible()
    await page.goto('/auth/forgot-password-confirm?uid=MQ&token=abc')
    await untilDriven(page)
    await press(page, 'Set the new password')
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    found.push(...(await faults(page, 'reset, errors', finger)))
    for (const name of ['new_password', 'confirm_new_password'])
      await field(page, name).fill('another horse 8')
    await press(page, 'Set the new password')
    await expect(page.getByText('This link is broken')).toBeVisible()
    found.push(...(await faults(page, 'reset, broken link', finger)))
    await page.route('**/auth/forgot-password-confirm', (route) => route.abort())
    await press(page, 'Set the new password')
    await expect(page.getByText('There was an issue somewhere.')).toBeVisible()
    found.push(...(await faults(page, 'reset, unreached', finger)))
    expect(found).toEqual([])
  },
)

for (const [name, size] of [
  ['a wide screen', wide],
  ['320 px', narrow],
] as const) {
  test(
    `the dialogs pass axe on ${name}: open, with errors, with text spacing, with success`,
    longIf(size === wide),
    async ({ page }) => {
      const target = size === wide ? ({ px: 24 } as const) : finger
      await page.setViewportSize(size)
      const found: string[] = []
      for (const [path, link, button, text] of [
        ['/careerpaths/data-science', 'Choose Executive Career Launcher', /^Enrol on/, /^Welcome!/],
        ['/resources', /^Get Now.*Career/, 'Register and get the file', 'Thank you. Here it is.'],
      ] as const) {
        await page.goto(path)
        await touch(page)
        await page.getByRole('link', { name: link }).click()
        const dialog = page.getByRole('dialog')
        found.push(...(await faults(page, `${path}, open`, target)))
        await dialog.getByRole('button', { name: button }).click()
        await expect(dialog.getByRole('alert')).toBeVisible()
        found.push(...(await faults(page, `${path}, errors`, target)))
        await spaceText(page)
        found.push(...(await layoutFaults(page)).map((fault) => `${path}, set apart: ${fault}`))
        expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
        await fillAll(dialog.locator('form'), address('dialog'))
        await dialog.getByRole('button', { name: button }).click()
        await expect(dialog.getByText(text)).toBeVisible()
        found.push(...(await axeFaults(page)).map((fault) => `${path}, success: ${fault}`))
      }
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(found).toEqual([])
    },
  )
}

test(
  'the menu passes axe, and so does the outcome of an enrolment on its page',
  long,
  async ({ page, enrolment, header }) => {
    await page.setViewportSize(phone)
    await enrolment.open('Choose Executive Career Launcher')
    await fillAll(page.getByRole('dialog').locator('form'), address('behind'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Enrol on/ })
      .click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText('Welcome!')).toHaveCount(1)
    const found = await faults(page, 'behind', finger)
    await header.openMenu()
    found.push(...(await faults(page, 'menu', finger)))
    expect(found).toEqual([])
  },
)

test(
  'a failed enrolment passes axe in the dialog, on the page behind, and on its own page',
  long,
  async ({ page, enrolment }) => {
    const found: string[] = []
    await page.setViewportSize(narrow)
    await page.route('**/careerpaths/**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    for (const path of ['/careerpaths/data-science/enrol', '/careerpaths/data-science']) {
      await page.goto(path)
      const title = await page.title()
      await touch(page)
      if (!path.endsWith('enrol'))
        await page.getByRole('link', { name: 'Choose Executive Career Launcher' }).click()
      await enrolment.submit.click()
      await expect(page.getByRole('alert').filter({ hasText: 'There was an issue somewhere.' })).toBeVisible()
      await expect(page).toHaveTitle(`Error: ${title}`)
      found.push(...(await faults(page, path, finger)))
      await page.keyboard.press('Escape')
    }
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: /^Open the form again/ })).toBeVisible()
    await expect(page).toHaveTitle('Careerpath | Data Science')
    found.push(...(await faults(page, 'behind', finger)))
    expect(found).toEqual([])
  },
)

test('a form returned with words of 200 letters stays within 320 px', long, async ({ page }) => {
  const endless = 'w'.repeat(200)
  await page.setViewportSize(narrow)
  const found: string[] = []
  for (const [path, button] of [
    ['/contact-us', 'Send message'],
    ['/careerpaths/data-science/enrol', 'Enrol on Data Science'],
    ['/auth/create-account', 'Create account'],
    ['/auth/login', 'Sign in'],
  ] as const) {
    await page.goto(path)
    await untilDriven(page)
    const form = page.getByRole('main').locator('form')
    for (const input of await form
      .locator('input:visible:not([type=radio], [type=checkbox]), textarea:visible')
      .all())
      await input.fill(endless)
    await press(page, button)
    await expect(form.getByRole('alert')).toBeVisible()
    found.push(...(await faults(page, path, finger)))
  }
  expect(found).toEqual([])
})

test('header, menu and dashboard of a member pass axe, with the longest name', async ({
  page,
  header,
  member,
}) => {
  await member('w'.repeat(50))
  const found: string[] = []
  for (const size of [wide, phone, narrow]) {
    await page.setViewportSize(size)
    for (const path of ['/dashboard', '/blog']) {
      await page.goto(path)
      found.push(...(await faults(page, `${path} at ${size.width}`, size === wide ? { px: 24 } : finger)))
    }
  }
  await header.openMenu()
  found.push(...(await faults(page, 'menu', finger)))
  expect(found).toEqual([])
})

test('a page reached by the router passes axe while a hidden page is in the document', async ({ page }) => {
  await page.goto('/careerpaths/data-science')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cyber Security' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cyber Security' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})
