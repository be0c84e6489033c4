import { remaining } from './remaining'

const most = { days: 365, hours: 24, minutes: 60, seconds: 60 }

/**
 * Starts the countdown. The page's first script (server/first-touch.ts) and React both call it; the second call
 * does nothing. Shows the smaller units and the pause button. Reads `data-starts` (ISO instants), and `data-stopped`
 * in tests.
 */
export function countDown(dials: HTMLElement): void {
  const { starts = '', stopped, counts } = dials.dataset
  const button = dials.querySelector('button')
  if (counts || !button) return
  dials.dataset.counts = 'yes'
  let isPaused = false
  const tick = () => {
    if (!dials.isConnected) return
    const now = new Date()
    if (!isPaused) show(dials, remaining(starts.split(' '), stopped ? new Date(stopped) : now))
    setTimeout(tick, 1000 - (now.getTime() % 1000))
  }
  button.addEventListener('click', () => {
    isPaused = !isPaused
    for (const label of button.children as HTMLCollectionOf<HTMLElement>) label.hidden = !label.hidden
  })
  button.hidden = false
  tick()
}

function show(dials: HTMLElement, left: ReturnType<typeof remaining>) {
  for (const dial of dials.querySelectorAll<HTMLElement>('[data-unit]')) {
    const unit = dial.dataset.unit as keyof typeof most
    const [ring, value] = [dial.querySelector('[pathLength]'), dial.querySelector('span')]
    ring?.setAttribute('stroke-dasharray', dashes(unit, left[unit]))
    if (value) value.textContent = `${left[unit]}`
    dial.hidden = false
  }
}

/** The `stroke-dasharray` of a ring of length 1. */
export function dashes(unit: keyof typeof most, value: number): string {
  return `${Math.min(1, value / most[unit])} 2`
}
