// What the film says and shows. The words also stand in first-project.en.txt: change both.
import { logoOnDark, svgDocument } from '@/lib/brand/logo'
import { site } from '@/provider/facts/site'
import { chart, log, portfolio, review, shops, step, table, tangle } from './film-drawings.mjs'
import {
  all,
  amber,
  box,
  brand,
  disc,
  forest,
  group,
  head,
  line,
  mint,
  moss,
  paper,
  raised,
  ramp,
  shape,
  slate,
  stroke,
  sum,
  text,
} from './film-shapes.mjs'

/** How long the film lasts, in seconds. */
export const length = 40

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
const hills = shape('M-99 420 0 350 190 430 420 330 600 450 1080 490 1290 370 1990 450V999H-99Z', raised, 0.7)
const icon = svgDocument(logoOnDark.mark).replace('<svg', '<svg x=72 y=150 width=108 height=108')
const tagline = text('It starts with a question.', 74, 334, 46, mint)

/** The picture at a time, as SVG: nothing else decides what it shows. */
export function draw(seconds) {
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
    ${group(icon + head(site.name, 204, 243, 114, paper) + tagline, { opacity: ramp(seconds, end + 0.1, 0.35) })}</svg>`
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
