// These functions run in the page, in every engine. They are sent there as text, so they can use nothing from outside
// themselves.

/**
 * Links of this page to pages of the site, each address once, also in closed answers and menus. Links that open a
 * dialog are left out.
 */
export function linksHere() {
  const isForPage = ({ origin, pathname }: HTMLAnchorElement) =>
    origin === location.origin && !/\.\w+$|^\/api\//.test(pathname)
  // Leaves out links that only members or only signed-out visitors see, also when a menu is open.
  const isLeftOut = (link: HTMLAnchorElement) => {
    const part = link.closest('.signed-in, .signed-out')
    return part !== null && getComputedStyle(part).display === 'none'
  }
  const hasMenu = document.querySelector('#open-menu')?.checkVisibility()
  const canBeSeen = (link: HTMLAnchorElement) =>
    link.checkVisibility() || link.closest(hasMenu ? '#menu, main details' : 'main details') !== null
  const all = [
    ...document.querySelectorAll<HTMLAnchorElement>(
      'a[href]:not([target], [download], [role=button], [data-plan], [data-resource], .skip-link)',
    ),
  ]
  const links = all
    .filter((link) => isForPage(link) && canBeSeen(link) && !isLeftOut(link))
    .filter((link) => link.textContent.trim() !== 'Load more')
    .map((link) => ({
      href: link.pathname + link.search + link.hash,
      isInMain: link.closest('main') !== null,
    }))
  return [...new Map(links.map((link) => [link.href, link])).values()]
}

/** A point on the first reachable link to an address; null when none is reachable. */
export function pointOfLink(href: string) {
  const moving = ':active-view-transition'
  if (CSS.supports(`selector(${moving})`) && document.documentElement.matches(moving)) return null
  const all = [
    ...document.querySelectorAll<HTMLAnchorElement>(
      'a[href]:not([target], [download], [role=button], [data-plan], [data-resource], .skip-link)',
    ),
  ]
  for (const link of all.filter((link) => link.pathname + link.search + link.hash === href)) {
    for (let part = link.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
      part.open = true
    const menu = link.closest('dialog')
    if (menu && !menu.open) document.getElementById('open-menu')?.click()
    if (!link.checkVisibility()) continue
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = link.getClientRects()[0]
    if (!box) continue
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    if (link.contains(document.elementFromPoint(point.x, point.y))) return point
  }
  return null
}

/**
 * The page's content, without parts that depend on the time, on script or on scrolling; null while it
 * changes.
 */
export function screenHere() {
  const main = document.querySelector<HTMLElement>('main')
  const h1 = [...(main?.querySelectorAll<HTMLElement>('h1') ?? [])].find((each) => each.checkVisibility())
  if (!main || !h1 || document.readyState === 'loading') return null
  const parts = [...main.querySelectorAll<HTMLElement>('[data-starts], .with-script, .below-fold, details')]
  for (const part of parts) {
    if (part.matches('.below-fold')) part.style.contentVisibility = 'visible'
    else part.style.display = 'none'
  }
  // biome-ignore lint/performance/useDomNodeTextContent: what is seen, not what is there
  const text = main.innerText.replace(/\s+/g, ' ').replace(/, (?:\w{3},? \d+ \w+, )?\d\d:\d\d your time/g, '')
  for (const part of parts) part.removeAttribute('style')
  const chosen = [...main.querySelectorAll('[aria-current=true]:not(.section-tab)')].filter((each) =>
    each.checkVisibility(),
  )
  return {
    at: location.pathname + location.search + location.hash,
    h1: h1.textContent,
    text,
    chosen: chosen.map(({ textContent }) => textContent),
  }
}

/** The place of the heading at an anchor; `fault` says why it cannot be read. Null until the page has loaded. */
export function headingAt(href: string) {
  if (document.readyState !== 'complete' || location.pathname + location.search + location.hash !== href)
    return null
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!target) return { top: 0, fault: 'there is no such part' }
  const all = [...target.querySelectorAll('h1, h2, h3, h4, summary, legend, label')]
  const first = all.find((each) => each.checkVisibility())
  // A heading for screen readers alone is a pixel wide: then the section itself counts.
  const isSeen = (first?.getBoundingClientRect().width ?? 0) > 1
  const heading = first && isSeen && !target.matches('h1, h2, h3, h4') ? first : target
  const { top, bottom, left, width } = heading.getBoundingClientRect()
  const lowest = Math.min(bottom, top + 40)
  const isHit = (y: number) => {
    const hit = document.elementFromPoint(left + Math.min(width / 2, 20), y)
    return !hit || heading.contains(hit) || hit.contains(heading)
  }
  const fault =
    top < 0 || lowest > innerHeight ? 'out of view' : isHit(top + 2) && isHit(lowest - 2) ? '' : 'covered'
  return {
    top,
    fault:
      fault && `“${heading.textContent.slice(0, 40)}” is ${fault} at ${Math.round(top)} of ${innerHeight}`,
  }
}
