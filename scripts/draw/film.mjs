// Draws the film of the home page, frame by frame, into public/films/first-project.webm: `node scripts/draw/film.mjs`.
// It needs a Chromium and ffmpeg, and a minute or two. The words also stand in first-project.en.txt: change both.
import '../serve/command.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../gate/chromium.mjs'

const output = 'public/films/first-project.webm'
const [rate, length] = [24, 40] // frames a second, seconds

const css = readFileSync('app/tokens.css', 'utf8')
const colour = (name) => css.match(new RegExp(`--color-${name}: (#\\w+)`))[1]
const [forest, raised, moss, mint] = ['forest', 'forest-raised', 'forest-line', 'forest-text'].map(colour)
const [paper, ink, muted, grey, slate] = ['paper', 'ink', 'slate', 'sand', 'field-line'].map(colour)
const [brand, tint, amber, red] = ['brand', 'brand-tint', 'action', 'danger'].map(colour)

// A line that begins with * is set in amber. `art` gets the seconds since its scene began.
const scenes = [
  { start: 0, lines: ['A first project,', 'from question', 'to review'] },
  { start: 3.6, lines: ['26 charity', 'shops. One van', 'serves eight.', '*Which eight?'], art: shops },
  { start: 8.2, lines: ['Two date', 'formats.', 'One shop,', 'two names.'], art: table },
  { start: 13.5, lines: ['Every', 'correction', 'goes in a log.'], art: log },
  { start: 18.4, lines: ['The first', 'chart: nobody', 'can read it.'], art: tangle },
  { start: 22.3, lines: ['Next time,', '*headline first.'], art: chart },
  { start: 27.5, lines: ['Review:', 'a tutor reads', 'aloud.', '*You listen.'], art: review },
  { start: 32.7, lines: ['Into the', 'portfolio:', 'question, log', 'and chart.'], art: portfolio },
  { start: 36.5, lines: [] },
]
const summit = scenes.length - 1
const step = { x: 1080, y: -150 }
const shopNumbers = [...Array(26).keys()]

// Until a time it is 0, when it has lasted 1, with a soft start and end between them.
const ramp = (now, from, lasting) => soft(Math.min(1, Math.max(0, (now - from) / lasting)))
const soft = (share) => share * share * (3 - 2 * share)
const sum = (values) => values.reduce((total, value) => total + value, 0)
const all = (items, drawOne) => items.map(drawOne).join('')
const line = (points) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
const shape = (d, fill, opacity = 1) => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`
const stroke = (d, hue, w, etc = '') => `<path d="${d}" fill=none stroke=${hue} stroke-width=${w} ${etc}/>`
const box = (x, y, width, height, fill, round = 0, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" opacity="${opacity}"/>`
const disc = (x, y, r, fill, opacity = 1) => box(x - r, y - r, r * 2, r * 2, fill, r, opacity)
const bar = (x, y, width, height, fill) => box(x, y, width, height, fill, height / 2)
const sheet = box(600, 80, 550, 460, paper, 20)
const text = (words, x, y, size, fill, kind = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" class="${kind}">${words}</text>`
const head = (words, x, y, size, fill) => text(words, x, y, size, fill, 'head')
const group = (inner, { x = 0, y = 0, turn = 0, opacity = 1 }) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" opacity="${opacity}">${inner}</g>`
const hills = shape('M-99 420 0 350 190 430 420 330 600 450 1080 490 1290 370 1990 450V999H-99Z', raised, 0.7)
const icon = readFileSync('app/icon.svg', 'utf8').replace('<svg', '<svg x=72 y=150 width=108 height=108')
const tagline = text('It starts with a question.', 74, 334, 46, mint)

/** The picture at a time, as SVG: nothing else decides what it shows. */
function draw(seconds) {
  // The camera glides on between scenes; the light climbs all the while, and is at a node whenever it arrives.
  const nexts = scenes.slice(1)
  const camera = sum(nexts.map(({ start }) => ramp(seconds, start - 0.35, 1.35)))
  const climbs = nexts.map(({ start }, i) => ramp(seconds, scenes[i].start + 1, start - scenes[i].start))
  const end = scenes[summit].start
  const folded = 1 - ramp(seconds, scenes[1].start - 0.35, 1.7) + ramp(seconds, end - 0.35, 1.9)
  const route = routeAt(camera, folded)
  const beam = 0.2 + (0.4 * camera) / summit
  return `<svg viewBox="0 0 1280 720">${box(0, 0, 1280, 720, forest)}
    ${shape('M880 0H1060L420 720H240Z', brand, beam)}${shape('M1130 0H1190L550 720H490Z', brand, beam)}
    ${group(hills, { x: camera * -80, y: camera * 38 })}
    ${all([0, 1, 2, 3], (layer) => ridge(route, layer))}
    ${way(route, sum(climbs), ramp(seconds, end + 0.2, 1.6))}
    ${all(scenes, (scene, i) => show(scene, i, seconds, camera))}
    ${group(icon + head('Northlight', 204, 243, 114, paper) + tagline, { opacity: ramp(seconds, end + 0.1, 0.35) })}</svg>`
}

// The words stand still on the screen; the drawing belongs to the way and moves with it.
function show({ start, lines, art = () => '' }, i, seconds, camera) {
  const end = scenes[i + 1]?.start ?? length + 1
  if (seconds < start - 0.1 || seconds > end + 0.3) return ''
  const size = i === 0 ? 100 : 72
  const top = (i === 0 ? 255 : 325) - (lines.length - 1) * size * 0.52 + size * 0.3
  const fill = (words) => (words.startsWith('*') ? amber : paper)
  const set = (words, n) => head(words.replace('*', ''), 72, top + n * size * 1.04, size, fill(words))
  const shown = (i === 0 ? 1 : ramp(seconds, start, 0.3)) - ramp(seconds, end - 0.2, 0.2)
  const drawn = ramp(seconds, start, 0.6) - ramp(seconds, end - 0.2, 0.4)
  const place = { x: (i - camera) * step.x, y: (i - camera) * step.y, opacity: drawn }
  return group(all(lines, set), { opacity: shown }) + group(art(seconds - start), place)
}

// The way as points on the screen: a node, its corner, the next node … Folded, it is all in the frame.
function routeAt(camera, folded) {
  const far = (i) => ({ x: 150 + (i - camera) * step.x, y: 640 + (i - camera) * step.y })
  const near = (i) => ({ x: 110 + i * 126, y: 640 - 510 * (i / summit) ** 2.1 })
  const corner = (from, to) => ({ x: Math.max(from.x + 12, to.x - (from.y - to.y)), y: from.y })
  const mix = (a, b) => ({ x: a.x + (b.x - a.x) * folded, y: a.y + (b.y - a.y) * folded })
  const both = (i) => [mix(far(i), near(i)), mix(corner(far(i), far(i + 1)), corner(near(i), near(i + 1)))]
  return scenes.flatMap((_, i) => both(i)).slice(0, -1)
}

function way(route, climbed, bloom) {
  const i = Math.min(summit - 1, Math.floor(climbed))
  const [from, corner, to] = route.slice(i * 2, i * 2 + 3)
  const x = from.x + (to.x - from.x) * (climbed - i)
  const rise = Math.max(0, (x - corner.x) / (to.x - corner.x))
  const light = { x, y: from.y + (to.y - from.y) * rise }
  const entry = { x: route[0].x - 260, y: route[0].y + 20 }
  const behind = [entry, ...route.slice(0, i * 2 + (rise ? 2 : 1)), light]
  const nodes = route.filter((_, n) => n % 2 === 0 && n < summit * 2)
  const top = (r, opacity) => disc(route[summit * 2].x, route[summit * 2].y, r, amber, opacity)
  return `${stroke(line(route), slate, 5, 'stroke-dasharray="1 16"')}
    ${stroke(line(behind), mint, 8)}
    ${all(nodes, (node) => disc(node.x, node.y, 16, mint) + disc(node.x, node.y, 10, forest))}
    ${top(40 + bloom * 70, 0.16)}${top(26 + bloom * 36, 0.28)}${top(15 + bloom * 9)}
    ${disc(light.x, light.y, 24, amber, 0.3)}${disc(light.x, light.y, 11, amber)}`
}

// The ground under the way, in layers that fall away from it, as in the drawings of the site.
function ridge(route, layer) {
  const points = route.map(({ x, y }) => ({ x: x + layer * 34, y: y + 44 + layer * 62 }))
  const ground = `${line([{ x: -400, y: points[0].y + 12 }, ...points])}l999 120V1400H-400Z`
  return layer === 0 ? shape(ground, moss, 0.75) : shape(ground, forest, 0.36)
}

// Three choices of eight shops, one after another; two shops are in none.
function shops(s) {
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

function table(s) {
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

function log(s) {
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

function tangle(s) {
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

function chart(s) {
  const top =
    head('Eight shops receive', 636, 144, 46, ink) + head('half of all donations', 636, 194, 46, ink)
  return sheet + group(top, { opacity: ramp(s, 0.5, 0.5) }) + bars(636, 504, 482, 270, (s - 1.7) / 1.6)
}

function review(s) {
  const said = (y, w, at) => box(634, y - 8, w * ramp(s, at, 1), 32, amber, 8) + bar(642, y, w - 16, 16, ink)
  const phone = box(604, 64, 252, 494, mint, 38) + box(609, 69, 242, 484, ink, 34)
  const screen = box(622, 84, 216, 454, paper, 22) + said(126, 184, 1.2) + said(164, 146, 2.1)
  const words = head('“Eight shops', 912, 168, 42, ink) + head('receive half.”', 912, 218, 42, ink)
  const bubble = box(886, 96, 298, 164, paper, 20) + shape('M1020 258h40l-20 38Z', paper) + words
  const tutor = disc(1040, 370, 52, paper) + shape('M930 556v-20c0-64 44-98 110-98s110 34 110 98v20Z', mint)
  return phone + screen + bars(642, 470, 178, 230) + tutor + group(bubble, { opacity: ramp(s, 0.9, 0.5) })
}

function portfolio(s) {
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

const { stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' })
if (!stdout?.includes('libvpx-vp9')) throw new Error('Needs ffmpeg with VP9: apt-get install ffmpeg')
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
const file = (name) => `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
const source = (name) => `url(data:font/woff2;base64,${readFileSync(file(name), 'base64')})`
await page.setContent(`<style>body { margin: 0 } svg { display: block }
  @font-face { font-family: body; font-weight: 200 900; src: ${source('figtree')} }
  @font-face { font-family: head; font-weight: 200 900; src: ${source('bricolage-grotesque')} }
  text { font-family: body; font-weight: 500; font-variant-numeric: tabular-nums }
  .head { font-family: head; font-weight: 700; letter-spacing: -0.02em }
  path { stroke-linecap: round; stroke-linejoin: round }</style>`)

// Browsers show the site's own colours only where the film is BT.709 and says so.
const encoding = `-v error -y -f image2pipe -framerate ${rate} -c:v png -i - -an
  -vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -color_primaries bt709 -color_trc bt709
  -colorspace bt709 -c:v libvpx-vp9 -crf 38 -b:v 0 -g 240 -row-mt 1 -cpu-used 1 -aq-mode 0 -fflags +bitexact`
const args = [...encoding.split(/\s+/), '-metadata', 'title=A first project, from question to review', output]
const ffmpeg = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] })
for (let frame = 0; frame < length * rate; frame += 1) {
  const picture = JSON.stringify(draw(frame / rate))
  await page.evaluate(`document.body.innerHTML = ${picture}; document.fonts.ready.then(() => '')`)
  if (!ffmpeg.stdin.write(await page.screenshot())) await once(ffmpeg.stdin, 'drain')
}
ffmpeg.stdin.end()
const [code] = await once(ffmpeg, 'close')
await browser.close()
if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)

const thumbnail = ['-v', 'error', '-y', '-ss', '2.5', '-i', output, '-frames:v', '1', '-q:v', '4']
const { status } = spawnSync('ffmpeg', [...thumbnail, output.replace('.webm', '.jpg')], { stdio: 'inherit' })
if (status !== 0) throw new Error(`ffmpeg ended with ${status} at the thumbnail.`)
