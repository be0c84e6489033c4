import { countDown } from '@/lib/time/count-down'

type Script = { src: string; id?: string; integrity?: string }
type PageParts = { scripts: Script[]; at?: string } & Partial<PageData>
type PageData = { turbopack: unknown; flight: unknown[] }

declare global {
  interface Window {
    TURBOPACK?: unknown[]
    __next_f?: unknown[]
  }
}

// The page works without script. The first interaction loads Next's scripts. A screen reader may cause only focus and
// click events.
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
  // Lets the browser show its response to a tap before script takes the processor.
  setTimeout(whenRead, event.type === 'pointerdown' ? 100 : 0, load)
}

// Autofocus is no interaction, nor is a page that loads under a resting mouse.
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

async function unpack(): Promise<Script[]> {
  const { scripts, at, ...inline }: PageParts = JSON.parse(document.getElementById('page')?.textContent ?? '')
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

// Offline or blocked: the page stays without script, and the next interaction retries once.
function lost(file?: Script) {
  if (file) missing?.push(file)
  delete dataset.script
  if (tries) setTimeout(watch, 1000)
}

function whenRead(act: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act)
  else act()
}

// A loading page scrolls to the last place or an anchor by itself. So scrolling counts only after a quiet second.
function settle() {
  clearTimeout(quiet)
  quiet = setTimeout(() => {
    removeEventListener('scroll', settle)
    touches.push('scroll')
    watch()
  }, 1000)
}

// A click on a control that needs script (components/ui/driven.ts) is replayed once React has attached.
function hold(event: Event) {
  const button = (event.target as Element).closest<HTMLElement>('[data-undriven]')
  if (!button) return
  event.stopImmediatePropagation()
  button.ariaBusy = 'true'
  held = button
}

// Without script, the menu opens as its link's target, and the browser lays out the whole page: 0.4 s on a slow
// phone. This script opens a dialog instead, unless the menu is already targeted.
function drive(event: Event) {
  const link = (event.target as Element).closest('[href="#menu"], [href="#open-menu"]')
  const menu = document.querySelector<HTMLDialogElement>('dialog#menu')
  if (!link || !menu || menu.matches(':target') || dataset.script === 'here') return
  event.preventDefault()
  if (menu.contains(link)) menu.close()
  else open(menu)
}

// A modal dialog makes the page inert: another 0.4 s on a slow phone. So the menu becomes modal once it shows.
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

// Lays out the parts that the first layout left out (globals.css), one by one, so that no task is long.
function layOut() {
  const part = document.querySelector('.below-fold')
  part?.classList.remove('below-fold')
  if (part) setTimeout(layOut, 50)
}

// Lays out all parts before it scrolls: parts above an anchor would move the anchor.
function arrive() {
  const parts = document.querySelectorAll('.below-fold')
  for (const part of parts) part.classList.remove('below-fold')
  if (parts.length) document.querySelector(':target')?.scrollIntoView()
}

watch()
dataset.script = 'near'
addEventListener('click', hold, { capture: true })
// Listens in the capture phase: React stops clicks on controls that it has not attached to yet.
addEventListener('click', drive, { capture: true })
addEventListener('driven', release, { capture: true })
addEventListener('load', settle)
addEventListener('load', layOut)
addEventListener('hashchange', arrive)
addEventListener('scroll', settle)
whenRead(() => {
  // Next needs script to draw an error, and to follow a late redirect.
  if (id === '__next_error__') load()
  // A visitor may have entered a field or opened the menu before this script loaded.
  const field = document.activeElement?.closest<HTMLElement>('input, select, textarea')
  if ((field && !field.autofocus) || document.querySelector('#menu:target')) load()
  const dials = document.querySelector<HTMLElement>('[data-starts]')
  if (dials) countDown(dials)
})
