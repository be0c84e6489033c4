import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

// Which pages were quick and which were not, and nothing of who asked: a script that is there only where the provider has
// switched it on. What is sent are words of a list (lib/speed/page-speed.ts), once, as the page is left.
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
  // At the window it comes after all who listen at the document, where the last of what is measured is told.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
}
