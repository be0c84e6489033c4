import { axeFaults } from '../fixtures/access'
import { button, heading, link, tabTo } from '../fixtures/keyboard'
import { expect, test } from '../fixtures/kit'

const cost = '/careerpaths/data-science/cost'

test('the calculator lists each payment of a plan, changes the plan by keyboard, and leads to its enrolment', async ({
  page,
}) => {
  await page.goto('/careerpaths/data-science')
  await expect(
    page.getByText('In total £894, or £1,341 if you stay on for recruitment support.'),
  ).toBeVisible()
  await page.getByLabel('Annual').check()
  await link(page, 'Payment schedule for Career Growth Accelerator').click()
  await expect(heading(page, 'What it costs to learn Data Science')).toBeVisible()
  const answer = page.getByRole('region', { name: 'Career Growth Accelerator, paid annually' })
  await expect(answer.getByRole('heading').first()).toBeInViewport()
  await expect(answer.getByText('£1,430.40', { exact: true }).first()).toBeVisible()
  await expect(answer.getByText(/^Paying monthly is £89\.40 cheaper than a year up front/)).toBeVisible()
  const stopping = page.getByRole('region', { name: 'If you change your mind' })
  await expect(stopping.getByRole('row', { name: /£1,281\.40 £149$/ })).toBeVisible()

  const plans = page.getByRole('group', { name: 'Plan', exact: true }).getByRole('radio')
  await expect(plans).toHaveCount(3)
  const sum = page.getByRole('status').filter({ hasText: 'Paid' })
  await page.getByRole('radio', { name: 'Monthly', exact: true }).check()
  await expect(sum).toContainText('Paid monthly: £894 for the classes')
  await page.getByRole('radio', { name: 'Annual', exact: true }).check()
  await expect(sum).toContainText('Paid annually: £1,430.40')
  await page.getByRole('radio', { name: /^Career Growth/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Executive Career Launcher £269/ })).toBeChecked()
  await expect(sum).toContainText('Paid annually: £3,228 in total')
  await expect(page.getByRole('group', { name: 'How you pay' })).toBeHidden()
  await expect(page.getByRole('radio', { name: /^Executive Career Launcher £269/ })).toBeFocused()
  await expect(page).toHaveURL(/\/cost\?plan=executive-career-launcher&billing=annual&start=[\d-]+$/)
  await expect(button(page, 'Show my payments')).toBeHidden()
  await page.setViewportSize({ width: 390, height: 664 })
  await expect(button(page, 'Show my payments')).toBeHidden()
  await heading(page, 'What it costs to learn Data Science').scrollIntoViewIfNeeded()
  await expect(page.getByText('£3,228 paid annually', { exact: true })).toBeInViewport()
  await expect(link(page, 'See every payment')).toBeVisible()
  const other = page.getByRole('region', { name: 'Executive Career Launcher, paid annually' })
  await expect(other.getByText('£3,228', { exact: true }).first()).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await link(page, 'Enrol with this plan').click()
  await expect(heading(page, 'Enrol on Data Science')).toBeVisible()
  await expect(page).toHaveURL(/plan=executive-career-launcher&billing=annual/)
  await expect(page.getByRole('radio', { name: /^Executive Career Launcher Best Choice £269/ })).toBeChecked()
})

test('the calculator lists a plan that another includes for less only where the address names it', async ({
  page,
}) => {
  await page.goto(`${cost}?plan=ecl-project-pack`)
  const plans = page.getByRole('group', { name: 'Plan', exact: true }).getByRole('radio')
  await expect(plans).toHaveCount(4)
  await expect(plans.last()).toBeChecked()
})

test.describe('without JavaScript, 320 pixels wide', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('the calculator reports each wrong value, dates payments from a leap day, and prints without its form', async ({
    page,
  }) => {
    await page.goto(`${cost}?plan=gold&billing=x&billing=y&start=2020-02-30`)
    const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t use part of this link' })
    await expect(alert.getByRole('listitem')).toHaveText([
      'We don’t have a plan called “gold”, so this is for the first one.',
      'You can pay monthly or annually, not “x”, so this is for monthly.',
      /^“2020-02-30” isn’t a date/,
      'This link repeats a setting, so we used the first of each.',
    ])
    await expect(page.getByText(/^\w+day \d+ January 20\d\d$/)).toBeVisible()
    const date = page.getByLabel('Classes begin')
    await expect(date).toBeHidden()
    await page.getByText('Another date').click()
    await date.fill('2028-02-29')
    await tabTo(page, button(page, 'Show my payments'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/cost\?plan=[\w-]+&billing=monthly&start=2028-02-29#cost$/)
    await expect(alert).toBeHidden()
    await expect(date).toHaveValue('2028-02-29')
    await expect(date).toBeVisible()
    const answer = page.getByRole('region', { name: 'Career Growth Accelerator, paid monthly' })
    await expect(
      answer.getByText(/^As if classes began on Tuesday 29 February 2028, which isn’t an announced start/),
    ).toBeVisible()
    await expect(answer.getByRole('heading').first()).toBeInViewport()
    await expect(answer.getByText('£149 a month', { exact: true })).toBeVisible()
    const paid = answer.getByRole('table', { name: 'All 9 payments' })
    await expect(paid.getByRole('row')).toContainText(['Due on', 'Tue 29 Feb 2028', 'Wed 29 Mar 2028'])
    await expect(paid.getByRole('row').last()).toHaveText('Sun 29 Oct 2028£149£1,341')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await page.emulateMedia({ media: 'print' })
    await expect(paid).toBeVisible()
    await expect(button(page, 'Show my payments')).toBeHidden()
  })
})
