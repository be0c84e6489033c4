import { expect, test } from '../fixtures/kit'
import { touch } from '../fixtures/touch'

test('the header marks the current page, and a widened window has no open menu', async ({ page, header }) => {
  const current = page.getByRole('banner').locator('[aria-current]').filter({ visible: true })
  await page.goto('/careerpaths')
  await expect(current).toHaveText(['Courses'])
  await expect(current).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Learn more about Data Science' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Data Science' })).toBeVisible()
  await expect(current).toHaveAttribute('aria-current', 'true')
  await header.link('Events').click()
  await expect(current).toHaveText(['Events'])

  await page.setViewportSize({ width: 390, height: 844 })
  await header.openMenu()
  await expect(header.menu).toBeVisible()
  await page.setViewportSize({ width: 1200, height: 844 })
  await expect(header.menu).toBeHidden()
})

test('menu and dialogs work in a browser without `command` and `closedby`', async ({ page, header }) => {
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name)
    document.addEventListener('command', (event) => event.preventDefault(), { capture: true })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/careerpaths/data-science')
  const menu = header.menu
  await header.openMenu()
  await expect(menu).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  await touch(page)
  await page.getByRole('link', { name: 'Choose Career Growth Accelerator' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enrol on Data Science' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})
