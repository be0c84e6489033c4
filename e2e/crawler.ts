import type { APIRequestContext, Page } from '@playwright/test'

export type Seen = {
  path: string
  /** The page on which its address was found. */
  from: string
  status: number
  isPage: boolean
  titles: string[]
  descriptions: string[]
  canonicals: string[]
  robots: string
  /** Open Graph's and Twitter's cards, by name. */
  card: Record<string, string>
  headings: { level: number; text: string }[]
  imageFaults: string[]
  /** What the page says in JSON-LD. */
  data: Record<string, unknown>[]
  text: string
  links: string[]
  deadAnchors: string[]
}

/** Visits every address of this site that can be reached from a page, each once, as a robot without script does. */
export async function crawl(page: Page, request: APIRequestContext, start = '/'): Promise<Map<string, Seen>> {
  const found = new Map<string, Seen>()
  const waiting = [{ path: start, from: 'the start' }]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (found.has(next.path)) continue
    const seen = await visit(page, request, next.path, next.from)
    found.set(next.path, seen)
    waiting.push(...seen.links.map((path) => ({ path, from: next?.path ?? '' })))
  }
  return found
}

/** One address, as `crawl` sees it. */
export async function visit(page: Page, request: APIRequestContext, path: string, from = ''): Promise<Seen> {
  const response = await request.get(path, { maxRedirects: 0 })
  const isPage = !!response.headers()['content-type']?.startsWith('text/html')
  const blank = { titles: [], descriptions: [], canonicals: [], robots: '', card: {}, headings: [], data: [] }
  const rest = { imageFaults: [], text: '', links: [], deadAnchors: [] }
  const seen = { path, from, status: response.status(), isPage, ...blank, ...rest }
  if (!isPage) return seen
  await page.goto(path)
  return { ...seen, ...(await page.evaluate(read)) }
}

// Runs in the browser.
function read() {
  const all = <T extends Element = HTMLElement>(selector: string) => [
    ...document.querySelectorAll<T>(selector),
  ]
  const contentOf = (selector: string) => all<HTMLMetaElement>(selector).map(({ content }) => content)
  const cards = all<HTMLMetaElement>('head > meta:is([property*=":"], [name^="twitter:"])')
  const inside = all<HTMLAnchorElement>('a[href]')
    .map(({ href }) => new URL(href))
    .filter(({ origin }) => origin === location.origin)
  const headings = all('h1, h2, h3, h4, h5, h6')
  return {
    titles: all('head > title').map(({ textContent }) => textContent),
    descriptions: contentOf('head > meta[name="description"]'),
    canonicals: all<HTMLLinkElement>('head > link[rel="canonical"]').map(({ href }) => href),
    robots: contentOf('meta[name="robots"]').join(' '),
    card: Object.fromEntries(cards.map((meta) => [meta.getAttribute('property') ?? meta.name, meta.content])),
    headings: headings.map((heading) => ({
      level: Number(heading.tagName[1]),
      text: heading.textContent.trim(),
    })),
    imageFaults: all('main img').flatMap((image) =>
      ['alt', 'width', 'height'].filter((name) => !image.hasAttribute(name)),
    ),
    data: all('script[type="application/ld+json"]').map(({ textContent }) => JSON.parse(textContent)),
    // biome-ignore lint/performance/useDomNodeTextContent: what is seen, not what is there
    text: document.body.innerText.replace(/\s+/g, ' '),
    links: inside.map(({ pathname, search }) => pathname + search),
    deadAnchors: inside
      .filter(({ pathname, hash }) => pathname === location.pathname && hash.length > 1)
      .map(({ hash }) => decodeURIComponent(hash.slice(1)))
      .filter((id) => document.querySelectorAll(`[id="${id}"]`).length !== 1),
  }
}
