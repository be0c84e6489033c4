export type Point = { x: number; y: number }

export type PathDrawing = {
  hue: number
  /** The way up: its corners in order, from the lower left to the summit. */
  route: Point[]
  /** Where one rests on the way; the last is the summit. */
  nodes: Point[]
  /** Ways that were not taken: each leaves a node and ends beside it. */
  branches: { from: Point; to: Point }[]
  /** How far the light falls in from the top, from left to right. */
  light: { from: number; width: number }
}

export const frame = { width: 800, height: 600 }

const disciplines: [RegExp, number][] = [
  [/\bai\b|machine-learning/, 190],
  [/security|cyber/, 12],
  [/cloud|\bit\b|network/, 214],
  [/business/, 40],
  [/project|management/, 82],
  [/software|web|develop/, 236],
  [/analytics/, 128],
  [/data/, 164],
]

/**
 * Draws a career path, post or resource from its slug: the same slug always gives the same drawing, two slugs never
 * share one. The hue tells the discipline.
 */
export function drawPath(slug: string): PathDrawing {
  const seed = hash(slug)
  const random = randomFrom(seed)
  const hue = disciplines.find(([words]) => words.test(slug))?.[1] ?? seed % 360
  const nodes = climb(random)
  return {
    hue,
    nodes,
    route: [
      { x: -20, y: (nodes[0]?.y ?? 0) + 20 },
      ...nodes.flatMap((node, i) => withCorner(nodes[i - 1], node, random)),
    ],
    branches: branchesOf(nodes, random),
    light: { from: 380 + random() * 260, width: 90 + random() * 120 },
  }
}

function climb(random: () => number): Point[] {
  const count = 5 + Math.floor(random() * 3)
  const summit = { x: 590 + random() * 110, y: 90 + random() * 70 }
  const start = { x: 70 + random() * 50, y: 490 + random() * 50 }
  return Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1)
    const drift = i === 0 || i === count - 1 ? 0 : 1
    return {
      x: round(start.x + (summit.x - start.x) * share + drift * (random() - 0.5) * 60),
      y: round(
        start.y + (summit.y - start.y) * share ** (0.7 + random() * 0.6) + drift * (random() - 0.5) * 50,
      ),
    }
  })
}

// Lines run level, then up at a slant, as on a transit map.
function withCorner(before: Point | undefined, node: Point, random: () => number): Point[] {
  if (!before) return [node]
  const rise = Math.abs(node.y - before.y)
  const run = node.x - before.x
  const level = Math.max(0, run - rise * (0.6 + random() * 0.5))
  return level < 12 ? [node] : [{ x: round(before.x + level), y: before.y }, node]
}

function branchesOf(nodes: Point[], random: () => number) {
  return nodes.slice(0, -1).flatMap((from, i) => {
    if (i > 0 && random() < 0.35) return []
    const length = 60 + random() * 110
    const isUp = random() < 0.6
    const slant = 0.45 + random() * 0.5
    return [
      { from, to: { x: round(from.x + length), y: round(from.y + (isUp ? -1.2 : 0.8) * length * slant) } },
    ]
  })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

// FNV-1a, 32 bits.
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

// mulberry32: small, even, and the same on every machine.
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
