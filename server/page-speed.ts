import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

// Runs when the provider counts page speed. As the visitor leaves, sends words of a list (lib/speed/page-speed.ts).
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
  // web-vitals reports its last values in listeners of the document, which run before this listener of the window.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
}
