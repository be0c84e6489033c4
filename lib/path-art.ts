import { brand } from './brand/brand'
import { byWord } from './by-word'
import { type Exhibit, exhibitOf, works } from './exhibits'

export type Point = { x: number; y: number }

export type PathDrawing = {
  hue: number
  /** From the lower left to the summit. */
  route: Point[]
  /** The stops on the route. The last is the summit. */
  nodes: Point[]
  /** Pieces of work beside the route, each with its upper left corner. */
  works: { at: Point; exhibit: Exhibit }[]
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
    works: worksBeside(nodes, random),
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

// Above and to the left of a stop, where the route never goes. No two overlap.
function worksBeside(nodes: Point[], random: () => number) {
  const stops: Point[] = []
  for (const node of nodes.slice(1, -1))
    if (node.y > 205 && node.x > (stops.at(-1)?.x ?? 0) + 205) stops.push(node)
  return stops.map(({ x, y }, i) => ({
    at: { x: Math.round(x - 196), y: Math.round(y - 172) },
    exhibit: works[(nodes.length + i) % works.length]?.(random) ?? [],
  }))
}

/** To a tenth. */
function round(value: number): number {
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
