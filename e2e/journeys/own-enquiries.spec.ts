import type { Page } from '@playwright/test'
import { axeFaults } from '../fixtures/access'
import { address } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { mailedLink } from '../fixtures/mailbox'
import { upstreamCall } from '../fixtures/member'
import { site } from '../fixtures/servers'
import { longIf } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

const { url } = site
const lead = {
  careerPathName: 'Data Science',
  selectedPlan: 'growth-project-pack',
  firstName: 'A',
  lastName: 'B',
  country: 'United Kingdom',
  phone: '+442079460000',
  source: 'Google',
}
const withdrawn = /^Withdrawn on \d+ \w+ \d{4}\. We won’t call you about it\.$/

/** The one enquiry of the page. */
function enquiryOn(page: Page) {
  const enquiry = page.getByRole('region', { name: 'Your enquiries' }).getByRole('listitem')
  const open = (name: string) => enquiry.locator('summary', { hasText: name }).click()
  return { enquiry, open }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      'a withdrawal asks first, takes effect at once, is announced once, and can be undone',
      longIf(!javaScriptEnabled),
      async ({ page, member, wholeLeadsOf }) => {
        test.skip(site.isOutside, 'It sends leads past the forms')
        const email = await member('withdrawer')
        await upstreamCall('/api/leads/', { ...lead, email })
        await page.goto(`${url}/dashboard`)
        const { enquiry, open } = enquiryOn(page)
        await expect(enquiry).toContainText('We’ll call you by')
        await expect(enquiry).toContainText('You begin')
        const before = await enquiry.textContent()
        if (javaScriptEnabled) {
          await touch(page)
          await open('Withdraw')
          await enquiry.getByRole('button', { name: 'Keep it' }).click()
          await expect(enquiry.locator('summary', { hasText: 'Withdraw' })).toBeFocused()
        }
        await expect(enquiry.getByRole('button', { name: 'Yes, withdraw it' })).toBeHidden()
        await open('Withdraw')
        await expect(enquiry.getByRole('button', { name: 'Keep it' })).toHaveCount(javaScriptEnabled ? 1 : 0)
        await enquiry.getByRole('button', { name: 'Yes, withdraw it' }).click()
        await expect(enquiry.getByRole('status')).toHaveText(withdrawn)
        await expect(enquiry.getByText('We won’t call you about it.')).toHaveCount(1)
        expect(await wholeLeadsOf(email)).toMatchObject([{ withdrawn_at: expect.any(String) }])

        await page.reload()
        await expect(enquiry.getByText(withdrawn)).toBeVisible()
        await expect(enquiry.getByRole('status')).toHaveCount(0)
        await expect(enquiry.getByText(/^You can undo it for another (10|9) minutes\.$/)).toBeVisible()
        await enquiry.getByRole('button', { name: 'Undo' }).click()
        await expect(enquiry.getByRole('status')).toHaveText('Your enquiry is active again.')
        expect(await wholeLeadsOf(email)).toMatchObject([{ withdrawn_at: null }])
        await page.goto(`${url}/dashboard`)
        await expect(enquiry.getByRole('status')).toHaveCount(0)
        expect(await enquiry.textContent()).toBe(before)
      },
    )

    test(
      'a changed number is checked like that of an enrolment, and reaches admissions',
      longIf(!javaScriptEnabled),
      async ({ page, member, wholeLeadsOf, mailsAbout }) => {
        test.skip(site.isOutside, 'It sends leads past the forms')
        const email = await member('caller')
        await upstreamCall('/api/leads/', { ...lead, email })
        await page.goto(`${url}/dashboard`)
        const { enquiry, open } = enquiryOn(page)
        await expect(enquiry).toContainText('on the number ending in 000.')
        await open('Change your phone number')
        const number = enquiry.getByLabel('New phone number')
        await number.fill('07700')
        await enquiry.getByRole('button', { name: 'Change your phone number' }).click()
        await expect(enquiry.getByRole('alert')).toContainText(
          'as you’d dial it in your country (United Kingdom)',
        )
        await expect(number).toHaveValue('07700')
        await number.fill('07700 900123')
        await enquiry.getByRole('button', { name: 'Change your phone number' }).click()
        await expect(enquiry.getByRole('status')).toHaveText('We’ve changed your number.')
        await expect(enquiry).toContainText('on the number ending in 123.')
        expect(await wholeLeadsOf(email)).toMatchObject([{ phone: '+447700900123' }])
        await expect
          .poll(async () =>
            (await mailsAbout(email)).some(({ text }) => text?.includes('Phone: +447700900123')),
          )
          .toBe(true)
      },
    )

    test(
      'the link in the confirmation shows where an enquiry stands, and a changed link shows nothing',
      longIf(!javaScriptEnabled),
      async ({ page, mailsAbout }) => {
        test.skip(site.isOutside, 'It sends leads past the forms')
        const email = address('standing')
        await upstreamCall('/api/leads/', { ...lead, email })
        const { search } = new URL(await mailedLink(email, mailsAbout, 'enquiry', '/'))
        const response = await page.goto(`${url}/enquiry${search}`)
        expect(response?.headers()['cache-control']).toContain('no-store')
        const main = page.getByRole('main')
        await expect(main).toContainText(/Data Science, .+\. Sent on \d+ \w+ \d{4}\./)
        await expect(main.getByRole('term')).toHaveText(['Received', 'Answered', 'Place offered', 'Enrolled'])
        await expect(main.getByRole('definition').first()).toHaveText(/^\d+ \w+ \d{4}$/)
        await expect(main).toContainText('We’ll call you by')
        await expect(main).not.toContainText(/reference|ending in/i)
        if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([])

        await page.goto(`${url}/enquiry${search.replace('a=', 'a=1')}`)
        await expect(main).toContainText('This link is incomplete, or it has expired.')
        await expect(main.getByRole('term')).toHaveCount(0)
      },
    )
  })
}
