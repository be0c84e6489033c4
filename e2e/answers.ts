import type { Locator } from '@playwright/test'

const answers: Record<string, string> = {
  name: 'Ada Example',
  firstName: 'Ada',
  lastName: 'Example',
  phone: '07700 900123',
  phone_number: '07700 900123',
  company: 'None',
  subject: 'A question',
  country: 'United Kingdom',
  source: 'A Friend',
  password: 'correct horse 9',
  confirm_password: 'correct horse 9',
}

/** Fills in every field of a form that has an answer; the address is the caller's. */
export async function fillAll(form: Locator, email: string) {
  for (const field of await form.locator('input:not([type=hidden]), select').all()) {
    const name = (await field.getAttribute('name')) ?? ''
    const answer = name === 'email' ? email : answers[name]
    if (!answer) continue
    if (name === 'country' || name === 'source') await field.selectOption(answer)
    else await field.fill(answer)
  }
}
