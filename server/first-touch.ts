import { countDown } from '@/lib/time/count-down'

type Script = { src: string; id?: string; integrity?: string }
/** With `at`, the data lie in a file of their own. */
type Page = { scripts: Script[]; at?: string } & Partial<PageData>
type PageData = { turbopack: unknown; flight: unknown[] }

declare global {
  interface Window {
    TURBOPACK?: unknown[]
    __next_f?: unknown[]
  }
}

// The page works by HTML alone. Next's own script is fetched when somebody begins to use it: also a screen reader, which
// may do no more than move the focus or click.
const touches = ['pointerdown', 'mousemove', 'keydown', 'wheel', 'focusin', 'click']
const { dataset, id } = document.documentElement
let missing: Script[] | undefined
let isLoading = false
let tries = 2
let held: HTMLElement | undefined
let quiet: ReturnType<typeof setTimeout> | undefined

function watch() {
  for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true })
}

function start(event: Event) {
  if (isOfPageItself(event)) return
  for (const touch of touches) removeEventListener(touch, start, { capture: true })
  // What HTML makes of a tap is to be seen before script takes the processor.
  setTimeout(whenRead, event.type === 'pointerdown' ? 100 : 0, load)
}

// A field that takes the focus as the page loads, and the page that comes to lie under a mouse which stands still.
function isOfPageItself({ type, target, movementX, movementY }: Partial<MouseEvent>) {
  return type === 'mousemove' ? !movementX && !movementY : (target as HTMLElement).autofocus
}

async function load() {
  if (isLoading || missing?.length === 0) return
  isLoading = true
  tries--
  dataset.script = 'called'
  missing ??= await unpack().catch(() => undefined)
  isLoading = false
  if (!missing) return lost()
  for (const file of missing.splice(0)) append('script', { ...file, async: true, onerror: () => lost(file) })
}

// The scripts are on their way while the data are.
async function unpack(): Promise<Script[]> {
  const { scripts, at, ...inline }: Page = JSON.parse(document.getElementById('page')?.textContent ?? '')
  if (at)
    for (const { src, integrity = '' } of scripts)
      append('link', { rel: 'preload', as: 'script', href: src, integrity })
  const { pathname, search } = location
  const file = at && (await fetch(`${at}?of=${encodeURIComponent(pathname + search)}`))
  const { turbopack, flight = [] }: Partial<PageData> = file ? await file.json() : inline
  if (!flight.length) throw Error('no data')
  window.TURBOPACK ??= []
  if (turbopack) window.TURBOPACK.push(turbopack)
  window.__next_f ??= []
  window.__next_f.push(...flight)
  return scripts
}

function append(name: 'script' | 'link', properties: object) {
  document.head.append(Object.assign(document.createElement(name), properties))
}

// Offline or blocked: the page stays the one that it is without script, and the next touch tries once more.
function lost(file?: Script) {
  if (file) missing?.push(file)
  delete dataset.script
  if (tries) setTimeout(watch, 1000)
}

function whenRead(act: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act)
  else act()
}

// Browsers scroll by themselves as a page loads: to where one was, and, smoothly, to an anchor.
function settle() {
  clearTimeout(quiet)
  quiet = setTimeout(() => {
    removeEventListener('scroll', settle)
    touches.push('scroll')
    watch()
  }, 1000)
}

// What only script drives (components/ui/driven.ts) is pressed again, once, as soon as it is driven.
function hold(event: Event) {
  const button = (event.target as Element).closest<HTMLElement>('[data-undriven]')
  if (!button) return
  event.stopImmediatePropagation()
  button.ariaBusy = 'true'
  held = button
}

// Without script the menu is the target of its link, for which the browser lays out the whole page anew: 0.4 s on a slow
// phone. One that was opened so before this was here is closed so.
function drive(event: Event) {
  const link = (event.target as Element).closest('[href="#menu"], [href="#open-menu"]')
  const menu = document.querySelector<HTMLDialogElement>('dialog#menu')
  if (!link || !menu || menu.matches(':target') || dataset.script === 'here') return
  event.preventDefault()
  if (menu.contains(link)) menu.close()
  else open(menu)
}

// A window over the page makes all of the page inert, which takes a slow phone as long again: it is one as soon as it is seen.
function open(menu: HTMLDialogElement) {
  menu.show()
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!menu.open) return
      menu.close()
      menu.showModal()
    }),
  )
}

function release({ target }: Event) {
  if (target !== held) return
  held.ariaBusy = null
  setTimeout(() => (target as HTMLElement).click())
}

// What was left out of the first layout (globals.css), part by part, so that no task is long.
function layOut() {
  const part = document.querySelector('.below-fold')
  part?.classList.remove('below-fold')
  if (part) setTimeout(layOut, 50)
}

// What is above an anchor takes its height before its place is known.
function arrive() {
  const parts = document.querySelectorAll('.below-fold')
  for (const part of parts) part.classList.remove('below-fold')
  if (parts.length) document.querySelector(':target')?.scrollIntoView()
}

watch()
dataset.script = 'near'
addEventListener('click', hold, { capture: true })
// Ahead of React, which stops a click on what it cannot drive yet.
addEventListener('click', drive, { capture: true })
addEventListener('driven', release, { capture: true })
addEventListener('load', settle)
addEventListener('load', layOut)
addEventListener('hashchange', arrive)
addEventListener('scroll', settle)
whenRead(() => {
  // Next draws the page of an error, and follows a redirect that came too late, by script alone.
  if (id === '__next_error__') load()
  // Who was in a field, or opened the menu, before this came has touched the page already.
  const field = document.activeElement?.closest<HTMLElement>('input, select, textarea')
  if ((field && !field.autofocus) || document.querySelector('#menu:target')) load()
  const dials = document.querySelector<HTMLElement>('[data-starts]')
  if (dials) countDown(dials)
})
