/** @jest-environment jsdom */
import { pathSheet } from './path-svg'

const read = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml')

test('a file of drawings is well-formed, with a view for each', () => {
  const document = read(pathSheet(['data-science', 'cloud-and-it', 'data-science']))
  expect(document.querySelector('parsererror')).toBeNull()
  expect([...document.querySelectorAll('view')].map(({ id }) => id)).toEqual(['n0', 'n1', 'n2'])
})

test('a drawing contains numbers, and no text of its slug', () => {
  const svg = pathSheet([`'/><script>alert(1)</script>`])
  expect(svg).not.toMatch(/script|alert|NaN|undefined/)
  expect(read(svg).querySelector('parsererror')).toBeNull()
})

test('a drawing stays under 2,500 characters, because a page contains it twice', () => {
  for (let i = 0; i < 100; i++) expect(pathSheet([`path-${i}`]).length).toBeLessThan(2500)
})
