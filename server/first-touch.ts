export {}

type PageData = {
  turbopack: unknown
  flight: unknown[]
  scripts: { src: string; id?: string; integrity?: string }[]
}

declare global {
  interface Window {
    TURBOPACK?: unknown[]
    __next_f?: unknown[]
  }
}

// The page works by HTML alone. Next's own script is fetched when somebody begins to use it.
const touches = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin']
for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true })

function start() {
  for (const touch of touches) removeEventListener(touch, start, { capture: true })
  const { turbopack, flight, scripts }: PageData = JSON.parse(
    document.getElementById('page')?.textContent ?? '',
  )
  if (turbopack) {
    window.TURBOPACK ??= []
    window.TURBOPACK.push(turbopack)
  }
  window.__next_f ??= []
  window.__next_f.push(...flight)
  for (const { src, id, integrity } of scripts) {
    const script = document.createElement('script')
    Object.assign(script, { src, async: true }, id && { id }, integrity && { integrity })
    document.head.append(script)
  }
}
