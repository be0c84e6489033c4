import { artAddress, artAt } from './art-address'
import { pathSheet } from './path-svg'

const lie = (address: string) => artAt(new URL(address, 'http://localhost').pathname)

test('an art address leads back to its drawing', () => {
  expect(artAddress('data-science')).toMatch(/^\/art\/paths\/data-science\.[\w-]{8}\.svg#n0$/)
  expect(lie(artAddress('data-science'))).toEqual({ svg: pathSheet(['data-science']), isExact: true })
})

test('drawings on one page share files of at most twelve drawings', () => {
  const slugs = Array.from({ length: 30 }, (_, index) => `path-${index}`)
  const files = slugs.map((slug) => artAddress(slug, slugs))
  expect(new Set(files.map((file) => file.split('#')[0])).size).toBe(3)
  expect(files[13]).toMatch(/#n1$/)
  expect(lie(files[13] ?? '')?.svg).toBe(pathSheet(slugs.slice(12, 24)))
})

test('a drawing is found for any name that an upstream uses', () => {
  const odd = ['a,b', 'a/b', '100%', 'ü ö', '.svg', `"'<&>`, '#n1', '\ud800', 'x.12345678.svg']
  for (const slug of odd) expect(lie(artAddress(slug, odd))?.isExact).toBe(true)
})

test('an old hash gives the current drawing, and an invalid address gives none', () => {
  expect(artAt('/art/paths/data-science.00000000.svg')).toEqual({
    svg: pathSheet(['data-science']),
    isExact: false,
  })
  for (const name of ['data-science.svg', '.00000000.svg', 'a,,b.00000000.svg', '%E0%A4.00000000.svg'])
    expect(artAt(`/art/paths/${name}`)).toBeNull()
  expect(artAt(`/art/paths/${Array(13).fill('a').join(',')}.00000000.svg`)).toBeNull()
  expect(artAt(`/art/paths/${'a'.repeat(301)}.00000000.svg`)).toBeNull()
})
