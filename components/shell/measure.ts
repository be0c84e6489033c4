type Measures = {
  /** The hash of the analytics settings. Consent that was given to other settings does not count. */
  version: string
  script: string
  attributes: Record<string, string>
  /** Paths that are never measured, as a regular expression. */
  never: string
}

/**
 * Runs before the first paint. Sets `data-consent` to `yes`, `no`, `none`, or `refused` (by the browser's
 * settings), and loads the analytics after consent. The page contains this function as text, so it can use
 * nothing outside itself.
 */
export function measure({ version, script, attributes, never }: Measures) {
  const root = document.documentElement
  const { dataset } = root
  const banner = document.getElementById('consent')
  let isCalled = false

  function choice() {
    const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
    if (globalPrivacyControl || doNotTrack === '1') return 'refused'
    const consent = /(?:^|; )(?:__Host-)?consent=([\w-]+)\.(yes|no)/.exec(document.cookie)
    return (consent?.[1] === version && consent[2]) || 'none'
  }

  // The server sets `data-measured` on pages that may be measured.
  function apply() {
    dataset.consent = choice()
    if (dataset.consent !== 'yes' || !('measured' in dataset) || isCalled) return
    isCalled = true
    if (document.readyState === 'complete') load()
    else addEventListener('load', load)
  }

  function load() {
    const element = document.createElement('script')
    for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name] ?? '')
    element.src = script
    document.head.append(element)
  }

  // Gives the style sheet the banner's place and height (consent-banner.tsx), so that other bars stay above it.
  function place() {
    const height = banner?.offsetHeight ?? 0
    const hasRoom = matchMedia('(height >= 30rem)').matches && height < innerHeight / 2
    dataset.asking = height > 0 && hasRoom ? 'foot' : 'head'
    root.style.setProperty('--asking', `${height}px`)
  }

  if (banner) new ResizeObserver(place).observe(banner)
  addEventListener('resize', place)

  // Hides the banner at once, before the server responds.
  banner?.addEventListener('submit', (event) => {
    event.preventDefault()
    const { value } = event.submitter as HTMLButtonElement
    dataset.consent = 'told'
    const body = new URLSearchParams({ choice: value })
    const sent = fetch('/api/consent', { method: 'POST', body, redirect: 'manual', keepalive: true })
    sent.then(apply, apply)
  })

  // Analytics runs as long as the document, so a link to a page that is never measured must load a new document.
  const leave = (event: Event) => {
    const link = (event.target as Element).closest?.('a')
    if (!isCalled || !link?.href || link.origin !== location.origin) return
    if (new RegExp(never).test(link.pathname)) event.stopPropagation()
  }
  addEventListener('click', leave, { capture: true })
  // Before the browser shows a stored page again, the visitor may have chosen in another tab.
  addEventListener('pageshow', (event) => event.persisted && apply())
  apply()
}
