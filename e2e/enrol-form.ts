import type { Page } from '@playwright/test'

/** The enrolment form, in its dialog or on its page. */
export const form = (page: Page) => page.locator('form:has([name="careerPathName"])')

/** Its button. */
export const submit = (page: Page) => form(page).getByRole('button', { name: /^Enrol on/ })

/** Fills in every required field but the plan. */
export async function fillIn(page: Page, email: string) {
  const fields = form(page)
  await fields.getByLabel('First name').fill('Ada')
  await fields.getByLabel('Last name').fill('Example')
  await fields.getByLabel('E-mail').fill(email)
  await fields.getByLabel('Phone').fill('07700 900123')
  await fields.getByLabel('Country').selectOption('United Kingdom')
  await fields.getByLabel('Where you heard of us').selectOption('A Friend')
}
