import { expect, type Page, test } from '@playwright/test'
import { password, press, signIn, signUp } from '../../fixtures/accounts'
import { address, fillAll } from '../../fixtures/answers'
import type { FaultySite } from '../../fixtures/faulty-site'

/** What becomes of what a visitor sends to an upstream that fails. */
export function forms(site: FaultySite) {
  const { url, upstream } = site

  // Gives what sends the form.
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

  test('a lead whose answer was lost is stored once, and its sender may press again', async ({ page }) => {
    const email = address('lost')
    const send = await filledIn(page, email)
    await upstream.meets({ fault: 'lost', method: 'POST', times: 1 })
    await send()
    await expect(page.getByText('There was an issue somewhere.')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    expect(await upstream.leadsOf(email)).toHaveLength(1)
    await send()
    await expect(page.getByText('Welcome!')).toBeVisible()
    expect(await upstream.leadsOf(email)).toHaveLength(1)
  })

  test('a lead is not lost to an upstream that fails, and is stored with the next press', async ({
    page,
  }) => {
    const email = address('failed')
    const send = await filledIn(page, email)
    for (const fault of ['500', '503', 'drop', 'hang']) {
      await upstream.meets({ fault, method: 'POST' })
      await send()
      await expect(page.getByText('There was an issue somewhere.'), fault).toBeVisible()
      await expect(page.getByLabel('E-mail')).toHaveValue(email)
    }
    expect(await upstream.leadsOf(email)).toHaveLength(0)
    await upstream.meets()
    await send()
    await expect(page.getByText('Welcome!')).toBeVisible()
    expect(await upstream.leadsOf(email)).toHaveLength(1)
  })

  test('who signs in at an upstream whose clock is an hour behind is signed in', async ({ page }) => {
    const email = address('late')
    await upstream.meets({ fault: 'clock', minutes: -60 })
    await signUp(page, url, email, password)
    await page.goto(`${url}/auth/login`)
    await signIn(page, email, password)
    await page.goto(`${url}/dashboard`)
    await expect(page.getByRole('heading', { level: 1, name: /^Hello, late/ })).toBeVisible()
    await expect(page.getByText('Confirm your address to see them.')).toBeVisible()
    await press(page, 'Sign out')
  })
}
