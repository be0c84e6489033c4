import { drawPath, frame } from './path-art'
import { motifOf } from './path-motifs'

const slugs = Array.from({ length: 300 }, (_, i) => `path-${i}`)

test('a slug always gives the same drawing', () => {
  expect(drawPath('data-science')).toEqual(drawPath('data-science'))
})

test('no two slugs share a drawing', () => {
  expect(new Set(slugs.map((slug) => JSON.stringify(drawPath(slug)))).size).toBe(slugs.length)
})

test('the path of a drawing climbs from the lower left to a summit inside the frame', () => {
  for (const slug of slugs) {
    const { nodes } = drawPath(slug)
    const [start, summit] = [nodes[0], nodes.at(-1)]
    expect(summit?.x).toBeGreaterThan(start?.x ?? frame.width)
    expect(summit?.y).toBeLessThan(start?.y ?? 0)
    expect(summit?.x).toBeLessThan(frame.width - 50)
    expect(summit?.y).toBeGreaterThan(50)
  }
})

test('the path never falls, and no node is cut in half where cards and heads cut the drawing', () => {
  for (const slug of slugs) {
    const { nodes, branches } = drawPath(slug)
    const heights = nodes.map(({ y }) => y)
    expect(heights).toEqual(heights.toSorted((a, b) => b - a))
    for (const cut of [400, 450, 520]) {
      for (const { y } of [...nodes, ...branches.map(({ to }) => to)])
        expect(Math.abs(y - cut)).toBeGreaterThan(15)
    }
  }
})

test('the hue shows the discipline', () => {
  expect(drawPath('data-science').hue).toBe(drawPath('data-engineering').hue)
  expect(drawPath('data-science').hue).not.toBe(drawPath('cyber-security').hue)
})

test('disciplines differ by motif, not by hue alone', () => {
  const slugs = [
    'data-analytics',
    'ai-engineering',
    'cyber-security',
    'cloud-and-it',
    'project-management',
    'software-engineering',
  ]
  const drawn = slugs.map((slug) => motifOf(slug)?.lines)
  expect(new Set(drawn).size).toBe(slugs.length)
  expect(drawn).not.toContain(undefined)
  expect(motifOf('something-else')).toBeUndefined()
})
