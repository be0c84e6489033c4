import { press } from '../fixtures/accounts'
import { address } from '../fixtures/answers'
import { htmlFaults } from '../fixtures/html'
import { expect, test } from '../fixtures/kit'

test('the HTML of the dashboard is valid', async ({ page, member }) => {
  await member('html')
  const html = await (await page.request.get('/dashboard')).text()
  expect(html).toContain('Hello, ')
  expect(await htmlFaults(html)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the HTML of a sent form is valid, with its errors and with its success', async ({
    page,
    enrolment,
  }) => {
    const answer = () => page.waitForResponse((response) => response.request().method() === 'POST')
    const email = address('html-form')
    await page.goto('/careerpaths/data-science/enrol?plan=ecl-project-pack')
    for (const [address, text] of [
      ['nobody@example', 'There is a problem'],
      [email, 'Welcome!'],
    ] as const) {
      await enrolment.fillIn(address)
      const [response] = await Promise.all([answer(), enrolment.submit.click()])
      const html = await response.text()
      expect(html).toContain(text)
      expect(await htmlFaults(html)).toEqual([])
    }
    await page.goto('/auth/login')
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=password]').fill('wrong horse 9')
    const [response] = await Promise.all([answer(), press(page, 'Sign in')])
    const html = await response.text()
    expect(html).toContain('Login failed.')
    expect(await htmlFaults(html)).toEqual([])
  })
})
