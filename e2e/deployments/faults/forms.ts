import { expect, type Page, test } from '@playwright/test'
import { password, press, signIn, signUp } from '../../fixtures/accounts'
import { address, fillAll } from '../../fixtures/answers'
import type { FaultySite } from '../../fixtures/faulty-site'

/** Tests what happens to a visitor's form when the upstream fails. */
export function forms(site: FaultySite) {
  const { url, upstream } = site

  // Returns a function that sends the form.
  async function filledIn(page: Page, email: string) {
    await page.goto(`${url}/careerpaths/first/enrol?plan=growth-project-pack`)
    const form = page.locator('form:has([name="careerPathName"])')
    await fillAll(form, email)
    return async () => {
      const answer = page.waitForResponse((response) => response.request().method() === 'POST')
      await form.getByRole('button', { name: /^Enrol on/ }).click()
      await answer
    }
  }

  const welcome = async (page: Page) => {
    await expect(page.getByText('Welcome!')).toBeVisible()
    await expect(page.getByText(/Your reference: \w{3}-\w{3}-\w{3}/)).toBeVisible()
  }

  test('a lead whose response was lost is stored once, and its sender reads that it has arrived', async ({
    page,
  }) => {
    const email = address('lost')
    const send = await filledIn(page, email)
    await upstream.meets({ fault: 'lost', method: 'POST', times: 1 })
    await send()
    await welcome(page)
    await upstream.meets()
    expect(await upstream.leadsOf(email)).toHaveLength(1)
  })

  test('a lead arrives once the upstream is back', async ({ page }) => {
    const email = address('failed')
    const send = await filledIn(page, email)
    await upstream.meets({ fault: '503', method: 'POST' })
    await send()
    await welcome(page)
    expect(await upstream.leadsOf(email)).toHaveLength(0)
    await upstream.meets()
    await expect.poll(() => upstream.leadsOf(email), { timeout: 30_000 }).toHaveLength(1)
  })

  test('a visitor can sign in at an upstream whose clock is an hour behind', async ({ page }) => {
    const email = address('late')
    await upstream.meets({ fault: 'clock', minutes: -60 })
    await signUp(page, url, email, password)
    await page.goto(`${url}/auth/login`)
    await signIn(page, email, password)
    await page.goto(`${url}/dashboard`)
    await expect(page.getByRole('heading', { level: 1, name: /^Hello, late/ })).toBeVisible()
    await expect(page.getByText('Confirm your email address to see them.')).toBeVisible()
    await press(page, 'Sign out')
  })
}
