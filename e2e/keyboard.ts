import { expect, type Locator, type Page } from '@playwright/test'

// More than the stops of any page, so that a target which cannot be reached is told.
const bound = 150

/** Goes on by Tab, or back by Shift+Tab, until the target has the focus, which must be in sight at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target.first()).toBeAttached()
  for (let stop = 0; stop < bound; stop += 1) {
    const { fault, isThere } = await press(page, key, target)
    expect(fault, `the focus on the way to ${target}`).toBe('')
    if (isThere) return
  }
  throw new Error(`${key} does not lead to ${target}`)
}

/** Goes to a link or a button and follows it. */
export async function follow(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Goes to each field by its label and types; a select takes the entry that begins so. */
export async function typeInto(page: Page, form: Locator, answers: Record<string, string>) {
  for (const [label, answer] of Object.entries(answers)) {
    const field = form.getByLabel(label, { exact: true })
    await tabTo(page, field)
    await page.keyboard.type(answer)
    await expect(field).toHaveValue(answer)
  }
}

/** Whether Tab, in either direction, comes to something outside: it goes round once each way. */
export async function leaves(page: Page, box: Locator) {
  const stops = 2 + (await box.locator('a, button, input:not([type=hidden]), select, textarea').count())
  for (const key of ['Shift+Tab', 'Tab'])
    for (let stop = 0; stop < stops; stop += 1) {
      const { fault, isInside } = await press(page, key, box)
      if (!isInside) return true
      expect(fault).toBe('')
    }
  return false
}

/**
 * Presses a key and tells whether the focus is on the target or inside of it, and what keeps it from being seen: no
 * outline, one that is cut off, or something that covers the element. A radio button or a checkbox may leave the outline
 * to its label. The page is given a second to scroll. Outside of the page's content nothing is to be seen.
 */
async function press(page: Page, key: string, target: Locator) {
  await page.keyboard.press(key)
  return await target.evaluateAll(async (targets) => {
    const fault = () => {
      const element = document.activeElement as HTMLElement
      if (element === document.body) return ''
      const name = `${element.tagName} ${(element.textContent || element.ariaLabel || element.id).trim().slice(0, 40)}`
      const label = element.closest('label')
      const holder = [element, label].find((each) => {
        if (!each) return false
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor)
      })
      if (!holder) return `${name}: no outline`
      if (isCut(holder)) return `${name}: its outline is cut off`
      return isCovered(element, label) ? `${name}: covered` : ''
    }

    const isCut = (element: Element) => {
      const { top, right, bottom, left } = element.getBoundingClientRect()
      const { outlineOffset, outlineWidth } = getComputedStyle(element)
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        if (box === document.body || (overflowX === 'visible' && overflowY === 'visible')) continue
        const frame = box.getBoundingClientRect()
        const sides = [
          top - reach >= frame.top,
          right + reach <= frame.right,
          bottom + reach <= frame.bottom,
          left - reach >= frame.left,
        ]
        if (sides.includes(false)) return true
      }
      return false
    }

    const isCovered = (element: Element, label: Element | null) => {
      const { top, right, bottom, left } = element.getClientRects()[0] ?? element.getBoundingClientRect()
      const places = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 2, top + 2],
        [right - 2, top + 2],
        [left + 2, bottom - 2],
        [right - 2, bottom - 2],
      ] as const
      return !places.some(([x, y]) => {
        const top = document.elementFromPoint(x, y)
        return top !== null && (element.contains(top) || label?.contains(top))
      })
    }

    const end = performance.now() + 1000
    while (fault() && performance.now() < end) await new Promise(requestAnimationFrame)
    const active = document.activeElement
    return {
      fault: fault(),
      isThere: targets.some((target) => target === active),
      isInside: active === document.body || targets.some((target) => target.contains(active)),
    }
  })
}
