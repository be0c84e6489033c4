import { address, fillAll } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { holds } from '../fixtures/tags'
import { hold, touch } from '../fixtures/touch'

const failed = 'Oops...Something went wrong, please refresh the page and try again.'
const thanks = "Thank you for contacting us! We'll reach out very soon :)"

test(
  'a visitor writes a message and corrects it, and then thanks replace the form',
  holds('1.5 2.contact.5 2.contact.6 5.7 8.11'),
  async ({ page, messagesOf }) => {
    const email = address('contact')
    await page.goto('/contact-us')
    await touch(page)
    await expect(page.getByRole('region', { name: 'Talk to a person' })).toContainText('London')
    const form = page.getByRole('main').locator('form')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.locator(':focus').getByRole('alert')).toBeVisible()
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([
      'Enter your name',
      'Enter your email address',
      'Enter your company, or “None”',
      'Enter a subject',
    ])
    await form.getByLabel('Name').fill('Zoë <b>Example</b>')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Company').fill('None')
    await form.getByLabel('Subject').fill('A question')
    await form.getByLabel('Message').fill('First line\nSecond line')
    await page.route('**/contact-us', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByRole('alert')).toHaveText(failed)
    await expect(form.getByLabel('Message')).toHaveValue('First line\nSecond line')
    await page.unroute('**/contact-us')
    await form.getByRole('button', { name: 'Send message' }).dblclick()
    const outcome = page.locator(':focus').getByRole('status')
    await expect(outcome.getByText(thanks, { exact: true })).toBeVisible()
    await expect(outcome).toContainText('Your reference: ')
    await expect(form).toBeHidden()
    expect(await messagesOf(email)).toMatchObject([
      {
        name: 'Zoë <b>Example</b>',
        subject: 'A question',
        body: 'First line\nSecond line',
        phone_number: '',
      },
    ])
  },
)

test('a message carries its form time, and an account form requests none', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/form-time') && asked.push(page.url()))
  await page.goto('/auth/login')
  await touch(page)
  await page.getByLabel('Email').focus()
  await page.goto('/contact-us')
  const time = page.waitForResponse('**/api/form-time')
  await page.getByLabel('Subject').focus()
  const sealed = await (await time).text()
  await expect(page.locator('[name=formTime]')).toHaveValue(sealed)
  expect(asked).toEqual([page.url()])
})

test('a visitor follows a link while a message is sent, and it arrives', async ({
  page,
  header,
  messagesOf,
}) => {
  const email = address('under-way')
  await page.goto('/contact-us')
  await touch(page)
  const send = await hold(page, '**/contact-us', 'POST')
  await fillAll(page.getByRole('main').locator('form'), email)
  await page.getByRole('button', { name: 'Send message' }).click()
  await header.link('Events').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible()
  expect(await messagesOf(email)).toEqual([])
  send()
  await expect.poll(() => messagesOf(email)).toHaveLength(1)
})

test('a visitor who returns to a sent form finds an empty one', async ({ page, header }) => {
  await page.goto('/contact-us')
  await touch(page)
  const form = page.getByRole('main').locator('form').filter({ visible: true })
  await form.getByLabel('Name').fill('Ada')
  await form.getByLabel('Email').fill(address('again'))
  await form.getByLabel('Company').fill('None')
  await form.getByLabel('Subject').fill('One')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(thanks)).toBeVisible()
  await header.link('Events').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible()
  await header.link('Contact Us').click()
  await expect(form.getByLabel('Subject')).toHaveValue('')
  await expect(page.getByText(thanks)).toBeHidden()
})

test('the same words in a new form are another message', async ({ page, messagesOf }) => {
  const email = address('anew')
  for (let round = 0; round < 2; round++) {
    await page.goto('/contact-us')
    await fillAll(page.getByRole('main').locator('form'), email)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText(thanks)).toBeVisible()
  }
  expect(await messagesOf(email)).toHaveLength(2)
})

test('a message resent after a lost response is one message', async ({ page, messagesOf }) => {
  const email = address('lost')
  await page.goto('/contact-us')
  await touch(page)
  await fillAll(page.getByRole('main').locator('form'), email)
  await page.route('**/contact-us', async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(failed)
  await page.unroute('**/contact-us')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await messagesOf(email)).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor corrects and sends a message', holds('5.8'), async ({ page, messagesOf }) => {
    const email = address('no-script-contact')
    await page.goto('/contact-us')
    const form = page.getByRole('main').locator('form')
    await form.getByLabel('Name').fill('Ada Example')
    await form.getByLabel('Email').fill('nobody@example')
    await form.getByLabel('Company').fill('None')
    await form.getByLabel('Subject').fill('A question')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Enter an email address like name@example.com',
    ])
    await expect(form.getByLabel('Subject')).toHaveValue('A question')
    await form.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText(thanks)).toBeVisible()
    await page.reload()
    await expect(page.getByText(thanks)).toBeVisible()
    expect(await messagesOf(email), 'a reload of the sent page stores no second message').toHaveLength(1)
  })
})
