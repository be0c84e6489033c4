import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/kit'
import { touch } from '../fixtures/touch'

test.use({ content: 'any' })

// The router leaves earlier pages in the document with display: none, so that Back is instant.
async function leaveSignIn(page: Page) {
  await page.goto('/auth/login')
  await touch(page)
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()
  await expect(page.locator('input[name=email]')).toHaveCount(2)
}

test('a page that was left is out of the accessibility tree, and no key reaches it', async ({ page }) => {
  await leaveSignIn(page)
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  const fields = nodes.filter(
    ({ ignored, role, name }) => !ignored && role?.value === 'textbox' && name?.value === 'Email',
  )
  expect(fields).toHaveLength(1)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('')
  const left = page.locator('input[name=email]').filter({ visible: false })
  await left.focus()
  await expect(left).not.toBeFocused()
})

test('a label leads only to the field of the visible page, and Back shows its typed text again', async ({
  page,
}) => {
  await leaveSignIn(page)
  await page.getByLabel('Email').fill('grace@example.com')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await page.getByText('Email', { exact: true }).filter({ visible: true }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
})
