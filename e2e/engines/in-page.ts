// These functions run in the page, in every engine. They are sent there as text, so they can use nothing from outside
// themselves.

/**
 * A point on the link, button or field with that name; null when none is reachable. Looks in the page's own content
 * before its header and footer. `paints` changes with each paint.
 */
export function pointOf(kind: 'press' | 'field', name: string) {
  const counter = window as typeof window & { paints?: number; isCounting?: boolean }
  counter.paints ??= 0
  // Without script requestAnimationFrame never fires.
  const hasScript = 'script' in document.documentElement.dataset
  if (hasScript && !counter.isCounting) {
    counter.isCounting = true
    // After a scroll, parts are laid out for the next frame, and painted before the frame after it.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        Object.assign(counter, { isCounting: false, paints: (counter.paints ?? 0) + 1 })
      }),
    )
  }
  // During a view transition, pictures of the old and new page cover the page, and a click would be lost.
  const moving = ':active-view-transition'
  if (CSS.supports(`selector(${moving})`) && document.documentElement.matches(moving)) return null
  const windows = document.querySelectorAll<HTMLElement>('dialog[open], dialog:target')
  const roots = windows.length > 0 ? [...windows].slice(-1) : [document.querySelector('main'), document]
  const textOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.textContent)
      .replace(/\s+/g, ' ')
      .replace(/ \(optional\)$/, '')
      .trim()
  const targetOf = (element: HTMLElement) =>
    kind === 'press' ? element : ((element as HTMLLabelElement).control as HTMLElement | null)
  const selector = kind === 'press' ? 'a[href], button, label:has(input[type=radio])' : 'label'
  const all = roots.flatMap((root) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])])
  const seen = all.filter((one) => one.checkVisibility())
  const named = seen.filter((one) => textOf(one) === name)
  for (const element of named.length > 0 ? named : seen.filter((one) => textOf(one).startsWith(name))) {
    const target = targetOf(element)
    target?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = target?.getClientRects()[0]
    if (!target || !box) continue
    const point = {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      id: target.id,
      paints: hasScript ? counter.paints : Date.now(),
    }
    const hit = document.elementFromPoint(point.x, point.y)
    if (target.contains(hit)) return point
  }
  return null
}

/** Selects the content of a field, so that typing replaces it. */
export function selectAll() {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
}

/** Whether a text is visible in the page, in one element or across its children. */
export function isShown(text: string) {
  const includes = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').includes(text)
  const all = [...document.body.querySelectorAll<HTMLElement>('*:not(script, style)')].filter(includes)
  const least = all.filter((element) => ![...element.children].some(includes))
  return least.some((element) => element.checkVisibility({ visibilityProperty: true }))
}

/** The number of lines of the longest matching heading. */
export function linesOf(selector: string) {
  const lines = (element: Element) => {
    const height = Number.parseFloat(getComputedStyle(element).lineHeight)
    return Math.round(element.getBoundingClientRect().height / height)
  }
  return Math.max(...[...document.querySelectorAll(selector)].map(lines))
}

/** The largest gap between a matching button and the element below it, in pixels. */
export function holeOf(selector: string) {
  const below = (button: Element) =>
    (button.nextElementSibling?.getBoundingClientRect().top ?? 0) - button.getBoundingClientRect().bottom
  return Math.max(...[...document.querySelectorAll(selector)].map(below))
}

/**
 * Collects in `window.blocked` what the page's Content-Security-Policy blocks from now on. Returns the background
 * colour, which shows that the style sheet has loaded.
 */
export function listensForBlocked() {
  const blocked: string[] = []
  Object.assign(window, { blocked })
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    blocked.push(`${effectiveDirective} ${blockedURI}`)
  })
  return getComputedStyle(document.body).backgroundColor
}
