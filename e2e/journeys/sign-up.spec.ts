import { field, password, signUp } from '../fixtures/accounts'
import { address } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { site } from '../fixtures/servers'
import { holds, longIf } from '../fixtures/tags'
import { hold } from '../fixtures/touch'

const { url } = site
test.use({ content: 'any' })

test(
  'the checklist is live, and agrees with the server',
  holds('2.sign-up.2 5.13 9.10'),
  async ({ page }) => {
    await page.goto(`${url}/auth/create-account`)
    await field(page, 'email').fill('wilhelmina@example.com')
    const met = () => page.getByRole('list', { name: 'Your password needs' }).getByText(': yes').count()
    expect(await met()).toBe(0)
    for (const [typed, count] of [
      ['wilhelmina1', 3],
      ['password', 3],
      ['8351640927', 3],
      ['x9$', 3],
      [password, 4],
    ] as const) {
      await field(page, 'password').fill(typed)
      await expect.poll(met, typed).toBe(count)
    }
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(field(page, 'password')).toHaveAttribute('type', 'text')
    await expect(field(page, 'password')).toHaveAttribute('autocomplete', 'new-password')
  },
)

test('the checklist counts text typed before script', async ({ page }) => {
  const arrive = await hold(page)
  await page.goto(`${url}/auth/create-account`, { waitUntil: 'commit' })
  await field(page, 'email').fill('ada@example.com')
  await field(page, 'password').fill(password)
  arrive()
  const list = page.getByRole('list', { name: 'Your password needs' })
  await expect(list.getByText(': yes')).toHaveCount(4)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      'a failed sign-up gives its reasons at the fields',
      holds('2.sign-up.3 2.sign-up.4 4.37 5.14 8.14 8.18', longIf(!javaScriptEnabled)),
      async ({ page }) => {
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
      },
    )
  })
}
