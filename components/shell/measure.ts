type Measures = {
  /** The hash of what is configured: consent is bound to it. */
  version: string
  script: string
  attributes: Record<string, string>
  /** Paths that are never measured, as a regular expression. */
  never: string
}

/**
 * Runs before the first paint: sets `data-consent` (yes, no, none; refused by the browser) and loads the
 * provider's analytics after consent. It is sent as text, so it can use nothing outside itself.
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

  // The server marks the pages that may be measured.
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

  // What sticks to the foot stands above the question (consent-banner.tsx).
  function place() {
    const height = banner?.offsetHeight ?? 0
    const hasRoom = matchMedia('(height >= 30rem)').matches && height < innerHeight / 2
    dataset.asking = height > 0 && hasRoom ? 'foot' : 'head'
    root.style.setProperty('--asking', `${height}px`)
  }

  if (banner) new ResizeObserver(place).observe(banner)
  addEventListener('resize', place)

  // The question disappears before the server answers.
  banner?.addEventListener('submit', (event) => {
    event.preventDefault()
    const { value } = event.submitter as HTMLButtonElement
    dataset.consent = 'told'
    const body = new URLSearchParams({ choice: value })
    const sent = fetch('/api/consent', { method: 'POST', body, redirect: 'manual', keepalive: true })
    sent.then(apply, apply)
  })

  // Analytics stays until the document goes, so a page that is never measured loads its own.
  const leave = (event: Event) => {
    const link = (event.target as Element).closest?.('a')
    if (!isCalled || !link?.href || link.origin !== location.origin) return
    if (new RegExp(never).test(link.pathname)) event.stopPropagation()
  }
  addEventListener('click', leave, { capture: true })
  // Another tab may have answered meanwhile.
  addEventListener('pageshow', (event) => event.persisted && apply())
  apply()
}
