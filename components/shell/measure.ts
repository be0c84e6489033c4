type Measures = {
  /** Of what is configured: who agreed to something else has not agreed to this. */
  version: string
  script: string
  attributes: Record<string, string>
  /** Paths that are never measured, as a regular expression. */
  never: string
}

/**
 * Runs in the browser, before the page is painted: says in `data-consent` of the document what its visitor has chosen (yes,
 * no, none; refused where the browser itself refuses), and loads the provider's analytics for who has agreed. It is sent
 * as text, so that it can use nothing from outside itself.
 */
export function measure({ version, script, attributes, never }: Measures) {
  const root = document.documentElement
  const { dataset } = root
  const banner = document.getElementById('consent')
  let isCalled = false

  function choice() {
    const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
    if (globalPrivacyControl || doNotTrack === '1') return 'refused'
    const kept = /(?:^|; )(?:__Host-)?consent=([\w-]+)\.(yes|no)/.exec(document.cookie)
    return (kept?.[1] === version && kept[2]) || 'none'
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

  // Whatever sticks to the foot of the window stands on the question (consent-banner.tsx).
  function place() {
    const height = banner?.offsetHeight ?? 0
    const hasRoom = matchMedia('(height >= 30rem)').matches && height < innerHeight / 2
    dataset.asking = height > 0 && hasRoom ? 'foot' : 'head'
    root.style.setProperty('--asking', `${height}px`)
  }

  if (banner) new ResizeObserver(place).observe(banner)
  addEventListener('resize', place)

  // Without waiting for the server: the question is gone at once.
  banner?.addEventListener('submit', (event) => {
    event.preventDefault()
    const { value } = event.submitter as HTMLButtonElement
    dataset.consent = 'told'
    const body = new URLSearchParams({ choice: value })
    const sent = fetch('/api/consent', { method: 'POST', body, redirect: 'manual', keepalive: true })
    sent.then(apply, apply)
  })

  // What has come to watch stays until the document goes, so that pages which are never measured get one of their own.
  const leave = (event: Event) => {
    const link = (event.target as Element).closest?.('a')
    if (!isCalled || !link?.href || link.origin !== location.origin) return
    if (new RegExp(never).test(link.pathname)) event.stopPropagation()
  }
  addEventListener('click', leave, { capture: true })
  // It may have been answered on another page since.
  addEventListener('pageshow', (event) => event.persisted && apply())
  apply()
}
