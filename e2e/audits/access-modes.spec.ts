import { faults, unforcedTexts } from '../fixtures/access'
import { press, untilDriven } from '../fixtures/accounts'
import { expect, test } from '../fixtures/kit'
import { long } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

test.describe.configure({ timeout: 180_000 })

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('home, a career path, a form with errors and a dialog pass axe', async ({ page }) => {
    const found: string[] = []
    const look = async (state: string) => {
      const texts = (await unforcedTexts(page)).map((text) => `${state}, its own colour: ${text}`)
      found.push(...(await faults(page, state, { px: 24 })), ...texts)
    }
    for (const path of ['/', '/careerpaths/data-science']) {
      await page.goto(path)
      await look(path)
    }
    await touch(page)
    await page.getByRole('link', { name: 'Choose Executive Career Launcher' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('dialog')
    await page.goto('/contact-us')
    await untilDriven(page)
    await press(page, 'Send message')
    await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
    await look('errors')
    expect(found).toEqual([])
  })
})

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('home and a career path pass axe', long, async ({ page }) => {
    const found: string[] = []
    for (const path of ['/', '/careerpaths/data-science']) {
      await page.goto(path)
      await expect(page.locator('.splash')).toBeHidden()
      found.push(...(await faults(page, path, { px: 24 })))
    }
    expect(found).toEqual([])
  })
})

test('nothing sticky covers the text at 400% of a laptop’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/careerpaths/data-science')
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility())
      .map(({ className }) => className),
  )
  expect(stuck).toEqual([])
})
