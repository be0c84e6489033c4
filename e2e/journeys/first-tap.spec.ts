import type { Locator, Page } from '@playwright/test'
import { field } from '../fixtures/accounts'
import { expect, test } from '../fixtures/kit'
import { longIf } from '../fixtures/tags'
import { delayed, touch } from '../fixtures/touch'

/** Every control that works before script, with the effect that a tap has while script loads. */
const controls: Record<string, Control> = {
  menu: {
    path: '/',
    target: (page) => page.getByRole('button', { name: 'Open menu' }),
    effect: (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
    later: async (page) => {
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect.poll(() => menu.evaluate((menu) => menu.matches(':modal'))).toBe(true)
    },
  },
  plan: {
    path: '/careerpaths/data-science',
    target: (page) => page.getByRole('link', { name: 'Choose Career Growth Accelerator' }),
    effect: (page) =>
      expect(page.getByRole('heading', { level: 1, name: 'Enrol on Data Science' })).toBeVisible(),
    later: (page) => expect(page.getByRole('radio', { name: 'Career Growth Accelerator' })).toBeChecked(),
  },
  Annual: {
    path: '/careerpaths/data-science',
    target: (page) => page.getByRole('radio', { name: 'Annual' }),
    effect: (page) => expect(page.getByText('Save 20%')).toBeVisible(),
    later: (page) => expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked(),
  },
  'the tab of a part': {
    path: '/careerpaths/data-science',
    target: (page) => page.getByRole('link', { name: 'Pricing' }),
    effect: (page) => expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeInViewport(),
    later: (page) =>
      expect(page.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'true'),
  },
  'Load more': {
    path: '/blog',
    target: (page) => page.getByRole('link', { name: 'Load more' }),
    effect: (page) => expect(page).toHaveURL(/\/blog\/page\/2$/),
  },
  'Get Now': {
    path: '/resources',
    target: (page) => page.getByRole('link', { name: /^Get Now.*Career change checklist/ }),
    effect: (page) => expect(page.getByRole('heading', { level: 1, name: /Career change/ })).toBeVisible(),
  },
  'the film': {
    path: '/',
    target: (page) => page.getByRole('link', { name: /^Play the film/ }),
    effect: (page) => expect(page).toHaveURL(/\.mp4$/),
    isLast: true,
  },
  'Pause of the countdown': {
    path: '/',
    target: (page) => page.getByRole('button', { name: 'Pause the countdown' }),
    effect: (page) => expect(page.getByRole('button', { name: 'Resume the countdown' })).toBeVisible(),
    later: (page) => expect(page.getByRole('button', { name: 'Resume the countdown' })).toBeVisible(),
  },
  'Send of a form': {
    path: '/contact-us',
    target: (page) => page.getByRole('button', { name: 'Send message' }),
    effect: (page) => expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused(),
    later: (page) => expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused(),
  },
  'Show of a password': {
    path: '/auth/login',
    target: (page) => page.getByRole('button', { name: 'Show password' }),
    effect: (page) =>
      expect(page.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-busy', 'true'),
    later: (page) => expect(field(page, 'password')).toHaveAttribute('type', 'text'),
    isReplayed: true,
  },
}

type Control = {
  path: string
  target: (page: Page) => Locator
  /** The effect at once, without script. */
  effect: (page: Page) => Promise<unknown>
  /** The effect once script has loaded. */
  later?: (page: Page) => Promise<unknown>
  /** The tap leads to a file instead of a page, so the test ends there. */
  isLast?: boolean
  /** The tap is replayed as soon as script has loaded. */
  isReplayed?: boolean
}

// One of each kind: a link, a button that only script drives, the film and a form.
const some = ['menu', 'Load more', 'the film', 'Send of a form', 'Show of a password']

const all = Object.keys(controls).length + 1
const taps = Math.ceil(Number(process.env.FIRST_TAPS ?? all) / all)

test.describe('on a phone, with scripts that take two seconds', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const [name, control] of Object.entries(controls))
    test(`the first tap is not lost: ${name}`, longIf(!some.includes(name)), async ({ context }) => {
      test.setTimeout(20_000 + taps * 10_000)
      for (let tap = 0; tap < taps; tap += 3)
        await Promise.all(
          Array.from({ length: Math.min(3, taps - tap) }, async (_, index) => {
            const page = await context.newPage()
            await firstTap(page, control, tap + index === 0)
            await page.close()
          }),
        )
    })
})

async function firstTap(
  page: Page,
  { path, target, effect, later, isLast, isReplayed }: Control,
  isAwaited: boolean,
) {
  const faults = await delayed(page, path)
  await target(page).tap()
  await effect(page)
  if (isLast) return
  expect(await page.locator('html[data-script=here]').count(), 'script is still on its way').toBe(0)
  if (!isAwaited && !isReplayed) return
  await touch(page)
  await later?.(page)
  expect(faults).toEqual([])
}

test('the first click is not lost: Sign out', async ({ page, member }) => {
  test.setTimeout(20_000 + taps * 10_000)
  for (let tap = 0; tap < taps; tap++) {
    await member('tapper')
    await delayed(page, '/dashboard')
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Learn the work by doing the work' }),
    ).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  }
})
