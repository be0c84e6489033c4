import { brand } from './brand/brand'
import { byWord } from './by-word'
import { type Exhibit, exhibitOf } from './exhibits'

export type Point = { x: number; y: number }

export type PathDrawing = {
  hue: number
  /** From the lower left to the summit. */
  route: Point[]
  /** The stops on the route. The last is the summit. */
  nodes: Point[]
  /** Dotted lines, each from a node to a point beside the route. */
  branches: { from: Point; to: Point }[]
  /** A beam of light: its left edge at the top, its width, and how far its foot is to the left. */
  light: { from: number; width: number; lean: number }
  /** The lightness of the background, in per cent. */
  ground: number
  /** Drawn in place of the route when the brand has one for the slug. */
  exhibit: Exhibit | undefined
}

export const frame = { width: 800, height: 600 }

/** How far the background extends beyond the frame. */
export const beyond = 3000

const hueOfDiscipline = byWord(brand.art.hues)

/** A slug always gives the same drawing. Coordinates are in units of `frame`. */
export function drawPath(slug: string): PathDrawing {
  const { seed, random } = seededRandom(slug)
  const hue = hueOf(slug, seed)
  const nodes = climb(random)
  const route = [
    { x: -beyond, y: (nodes[0]?.y ?? 0) + 20 },
    ...nodes.flatMap((node, i) => withCorner(nodes[i - 1], node, random)),
  ]
  return {
    hue,
    nodes,
    route,
    branches: branchesOf(nodes, random).filter(({ from, to }) => isClear(from, to, route)),
    light: { from: 360 + random() * 300, width: 70 + random() * 170, lean: 120 + random() * 380 },
    ground: 12 + random() * 7,
    exhibit: exhibitOf(slug)?.(random),
  }
}

function hueOf(slug: string, seed: number): number {
  const others = brand.art.other_hues
  return hueOfDiscipline(slug) ?? (others ? (others[seed % others.length] as number) : seed % 360)
}

// The route is steeper at its start or its end, and never goes downhill.
function climb(random: () => number): Point[] {
  const count = 4 + Math.floor(random() * 4)
  const summit = { x: 520 + random() * 190, y: 84 + random() * 110 }
  const start = { x: 60 + random() * 80, y: 310 + random() * 260 }
  const bend = 0.55 + random() * 1.2
  const drift = (size: number) => Array.from({ length: count - 2 }, () => (random() - 0.5) * size)
  const along = (from: number, to: number, bend: number, drifts: number[]) => [
    from,
    ...drifts.map((drift, i) => from + (to - from) * ((i + 1) / (count - 1)) ** bend + drift),
    to,
  ]
  const xs = along(start.x, summit.x, 1, drift(56)).toSorted((a, b) => a - b)
  const ys = along(start.y, summit.y, bend, drift(44)).toSorted((a, b) => b - a)
  return xs.map((x, i) => ({ x: round(x), y: round(ys[i] ?? summit.y) }))
}

// The route goes level, then up at a slant, as on a transit map.
function withCorner(before: Point | undefined, node: Point, random: () => number): Point[] {
  if (!before) return [node]
  const rise = Math.abs(node.y - before.y)
  const run = node.x - before.x
  const level = Math.max(0, run - rise * (0.6 + random() * 0.5))
  return level < 12 ? [node] : [{ x: round(before.x + level), y: before.y }, node]
}

function branchesOf(nodes: Point[], random: () => number) {
  return nodes.slice(0, -1).flatMap((from, i) => {
    if (i > 0 && random() < 0.2) return []
    const length = 60 + random() * 110
    const isUp = random() < 0.6
    const slant = 0.45 + random() * 0.5
    const y = from.y + (isUp ? -1.2 : 0.8) * length * slant
    return [{ from, to: { x: round(from.x + length), y: round(y) } }]
  })
}

// A branch ends inside the frame, away from the route.
function isClear(from: Point, to: Point, route: Point[]): boolean {
  const { x, y } = route.at(-1) ?? to
  const isInside = to.x < frame.width - 20 && to.y > 20 && to.y < frame.height - 20
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return (
    isInside &&
    Math.hypot(to.x - x, to.y - y) > 70 &&
    distance(to, route) > 32 &&
    distance(middle, route) > 14
  )
}

function distance({ x, y }: Point, route: Point[]): number {
  const parts = route.slice(1).map((end, i) => {
    const start = route[i] ?? end
    const [dx, dy] = [end.x - start.x, end.y - start.y]
    const share = ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy || 1)
    const within = Math.min(1, Math.max(0, share))
    return Math.hypot(x - start.x - dx * within, y - start.y - dy * within)
  })
  return Math.min(...parts)
}

/** To a tenth. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** A text gives the same numbers on every machine. `seed` has 32 bits; `random` returns at least 0 and less than 1. */
function seededRandom(text: string): { seed: number; random: () => number } {
  const seed = hash(text)
  let state = seed
  // Mulberry32.
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return { seed, random }
}

// FNV-1a, 32 bits.
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}
