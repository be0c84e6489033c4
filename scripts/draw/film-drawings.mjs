// The drawing of each scene of the film; `s` is the seconds since its scene began.
import {
  all,
  amber,
  bar,
  box,
  brand,
  disc,
  forest,
  grey,
  group,
  head,
  ink,
  line,
  mint,
  moss,
  muted,
  paper,
  ramp,
  red,
  shape,
  slate,
  stroke,
  text,
  tint,
} from './film-shapes.mjs'

/** How far the next scene lies from one, in pixels. */
export const step = { x: 1080, y: -150 }
const shopNumbers = [...Array(26).keys()]
const sheet = box(600, 80, 550, 460, paper, 20)

// Three choices of eight shops, one after another; two shops are in none.
export function shops(s) {
  const drawn = all(shopNumbers, (i) => {
    const row = Math.floor(i / 13) * 2 + (i % 13 > 6 ? 1 : 0)
    const place = { x: 650 + (row % 2) * 39 + ((i % 13) % 7) * 78, y: 150 + row * 112 }
    const choice = Math.floor(((i * 7) % 26) / 8)
    const left = choice === 2 ? 0 : ramp(s, 1.7 + choice * 1.1, 0.6)
    const lit = choice > 2 ? 0 : ramp(s, 0.6 + choice * 1.1, 0.6) - left
    const walls = stroke('M-24-8V31H24V-8M4 31V8H16V31', mint, 4)
    const awning = (fill, light) => shape('M-31-8L-24-31H24L31-8Z', fill, light)
    return group(walls + awning(mint) + awning(amber, lit), place)
  })
  const wheels = all([-40, 46], (x) => disc(x, -12, 15, paper) + disc(x, -12, 10, ink))
  const cab = shape('M26-60H52L74-36V-14H26Z', amber) + shape('M36-50H48L60-36H36Z', forest)
  const van = box(-70, -84, 96, 70, paper) + cab + stroke('M-68-40H24', brand, 8) + wheels
  return drawn + group(van, { x: 55 + step.x * ramp(s, 1, 4.6), y: 636, opacity: ramp(s, 0.5, 0.5) })
}

export function table(s) {
  const rows = [['03/04/2025'], ['2025-04-03'], [], ['', 'Quayside'], ['', 'Harbourside'], []]
  const cells = all(rows, ([date, shop], i) => {
    const y = 176 + i * 66
    const mark = (x, from) => box(x - 16, y - 39, 246, 52, amber, 10, ramp(s, from, 0.5))
    const blank = (x) => bar(x, y - 20, 180 - ((i * 47) % 60), 18, grey)
    const first = date ? mark(638, 0.8) + text(date, 638, y, 38, ink) : blank(638)
    const second = shop ? mark(906, 2.4) + text(shop, 906, y, 38, ink) : blank(906)
    return first + second + box(600, y + 19, 550, i < 5 ? 2 : 0, grey)
  })
  const top = box(600, 80, 550, 48, brand, 20) + box(600, 105, 550, 25, brand)
  return sheet + top + bar(638, 98, 110, 18, mint) + bar(906, 98, 130, 18, mint) + cells
}

export function log(s) {
  const rows = [['03/04/2025', '2025-04-03', 203], ['Quayside', 'Harbourside', 142], [], [], []]
  const entries = all(rows, ([before, after, width], i) => {
    const done = ramp(s, 0.7 + i * 0.55, 0.5)
    const tick = group(disc(0, 0, 19, brand) + stroke('M-8 0l6 7l11-13', paper, 4.5), { opacity: done })
    const words = text(before, 32, 11, 33, muted) + text(after, 286, 11, 33, brand)
    const marks = box(26, -2, width * done, 4, red) + stroke('M246 0h22m-9-9l9 9l-9 9', ink, 4)
    const blank = bar(32, -9, 150 - i * 12, 18, grey) + bar(286, -9, (120 + i * 15) * done, 18, mint)
    const entry = disc(0, 0, 19, tint) + tick + (before ? words + marks : blank)
    return group(entry + box(-14, 41, 498, i < 4 ? 2 : 0, grey), { x: 640, y: 142 + i * 84 })
  })
  return sheet + entries
}

export function tangle(s) {
  const drawn = `pathLength="1" stroke-dasharray="${ramp(s, 0.3, 1.8)} 1"`
  const lines = all(shopNumbers, (i) => {
    const shade = [brand, ink, red, amber, muted, moss, slate][i % 7]
    const wave = (n) => Math.sin(n * (0.5 + (i % 5) * 0.17) + i * 1.9) + Math.sin(n * 1.31 + i * 2.7) * 0.8
    const points = [...Array(19).keys()].map((n) => ({ x: 640 + n * 21, y: 310 + wave(n) * 84 }))
    const key = bar(1076, 104 + i * 16, 20, 8, shade) + bar(1102, 104 + i * 16, 18 + ((i * 7) % 16), 8, grey)
    return stroke(line(points), shade, 3.5, drawn) + key
  })
  return sheet + stroke('M636 110V510H1040', muted, 3) + lines
}

// The eight largest have half of the sum, as the headline says.
function bars(x, floor, width, height, grown = 1) {
  const each = width / 26
  const drawn = all(shopNumbers, (i) => {
    const value = i < 8 ? 100 - 6.5 * i : 618 / 18 + 1.4 * (16.5 - i)
    const tall = (value / 100) * height * ramp(grown, i * 0.02, 0.48)
    return box(x + i * each, floor - tall, each * 0.74, tall, i < 8 ? brand : mint)
  })
  return drawn + box(x - 4, floor - 1, width + 4, 3, muted)
}

export function chart(s) {
  const top =
    head('Eight shops receive', 636, 144, 46, ink) + head('half of all donations', 636, 194, 46, ink)
  return sheet + group(top, { opacity: ramp(s, 0.5, 0.5) }) + bars(636, 504, 482, 270, (s - 1.7) / 1.6)
}

export function review(s) {
  const said = (y, w, at) => box(634, y - 8, w * ramp(s, at, 1), 32, amber, 8) + bar(642, y, w - 16, 16, ink)
  const phone = box(604, 64, 252, 494, mint, 38) + box(609, 69, 242, 484, ink, 34)
  const screen = box(622, 84, 216, 454, paper, 22) + said(126, 184, 1.2) + said(164, 146, 2.1)
  const words = head('“Eight shops', 912, 168, 42, ink) + head('receive half.”', 912, 218, 42, ink)
  const bubble = box(886, 96, 298, 164, paper, 20) + shape('M1020 258h40l-20 38Z', paper) + words
  const tutor = disc(1040, 370, 52, paper) + shape('M930 556v-20c0-64 44-98 110-98s110 34 110 98v20Z', mint)
  return phone + screen + bars(642, 470, 178, 230) + tutor + group(bubble, { opacity: ramp(s, 0.9, 0.5) })
}

export function portfolio(s) {
  const entry = (y) => disc(-56, y, 11, brand) + bar(-34, y - 7, 98, 13, slate)
  const results = bars(-66, 70, 134, 130) + bar(-66, -124, 120, 12, ink) + bar(-66, -100, 84, 12, ink)
  const contents = [results, all([-110, -70, -30, 10, 50], entry), head('?', -48, 36, 190, brand)]
  const sheets = all(contents, (content, i) => {
    const risen = ramp(s, 1.7 - i * 0.55, 0.9)
    const place = { x: 1056 - i * 176, y: 180 + risen * 90, turn: 8 - i * 8, opacity: risen }
    return group(box(-99, -163, 198, 306, forest, 16) + box(-94, -158, 188, 296, paper, 12) + content, place)
  })
  const back = shape('M590 300h150l26 34H1170V500H590Z', moss)
  return back + sheets + box(590, 384, 580, 160, brand, 16) + bar(630, 424, 200, 16, mint)
}
