import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

// In pages only when the provider has switched it on. It sends words of a list (lib/speed/page-speed.ts) once, as the page is left.
const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
const [, section = '', rest] = location.pathname.split('/')
const found = new URLSearchParams({ on: section + (rest ? '/*' : '') })
let isSent = false

function note({ name, rating }: MetricType) {
  if (!isSent) found.set(name, rating)
}

function send() {
  if (isSent || found.size < 2) return
  isSent = true
  navigator.sendBeacon('/api/page-speed', found)
}

if (!globalPrivacyControl && doNotTrack !== '1') {
  for (const watch of [onLCP, onCLS, onINP, onTTFB]) watch(note)
  // The window comes after the document, where web-vitals reports its last values.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
}
