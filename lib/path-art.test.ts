import { exhibitOf } from './exhibits'
import { drawPath, frame } from './path-art'

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

test('the path never falls', () => {
  for (const slug of slugs) {
    const heights = drawPath(slug).nodes.map(({ y }) => y)
    expect(heights).toEqual(heights.toSorted((a, b) => b - a))
  }
})

test('pieces of work stand above the path, inside the frame and apart', () => {
  const drawings = slugs.map((slug) => drawPath(slug))
  expect(drawings.some(({ works }) => works.length > 1)).toBe(true)
  for (const { works, route } of drawings)
    for (const [index, { at }] of works.entries()) {
      const [right, foot] = [at.x + 188, at.y + 130]
      expect(Math.min(at.x, at.y)).toBeGreaterThan(0)
      expect(route.filter(({ x }) => x <= right).every(({ y }) => y > foot)).toBe(true)
      expect(works[index + 1]?.at.x ?? frame.width).toBeGreaterThan(right)
    }
})

test('the hue shows the discipline', () => {
  expect(drawPath('data-science').hue).toBe(drawPath('data-engineering').hue)
  expect(drawPath('data-science').hue).not.toBe(drawPath('cyber-security').hue)
})

test('each discipline has its own exhibit, which varies between two pages of the discipline', () => {
  const slugs = [
    'data-science',
    'data-analytics',
    'ai-engineering',
    'cyber-security',
    'cloud-and-it',
    'business-analysis',
    'project-management',
    'software-engineering',
  ]
  const drawn = slugs.map((slug) => exhibitOf(slug))
  expect(new Set(drawn).size).toBe(slugs.length)
  expect(drawn).not.toContain(undefined)
  expect(drawPath('data-analytics').exhibit).not.toEqual(drawPath('more-data-analytics').exhibit)
  for (const slug of ['something-else', 'career-paths-data']) expect(exhibitOf(slug)).toBeUndefined()
})
