import { anchored } from './reading'

// Each opener moves a parser into another state, or out of one. A wrapper is one opener or two nested ones.
const openers = [
  ...['<!--', '<!-- --!>', '<![CDATA[', '<svg>', '<svg><title>', '<svg><style>', '<svg><foreignObject>'],
  ...['<math>', '<math><mi>', '<math><annotation-xml encoding="text/html">', '<title>', '<textarea>'],
  ...['<style>', '<script>', '<xmp>', '<iframe>', '<noscript>', '<plaintext>', '<template>', '<select>'],
  ...['<table><tr><td>', '<button>', '<frameset>'],
]
const wrappers = openers.flatMap((outer) => [
  outer,
  ...openers.flatMap((inner) => (inner === outer ? [] : [outer + inner])),
])
const sizes = [200, 1000, 2000, 6000]
const many = (part: (index: number) => string, count: number) =>
  Array.from({ length: count }, (_, i) => part(i)).join('')

const cases = wrappers.flatMap((wrapper) => sizes.map((size) => ({ wrapper, size })))
const step = process.env.TEST_LONG ? 1 : 50
const chosen = cases.filter((_, at) => at % step === Math.min(7, step - 1))

test(`no text in one of ${wrappers.length} wrappers ends the process or throws, whatever its size`, async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(cases.length).toBeGreaterThan(2000)
  for (const { wrapper, size } of chosen) {
    const reopened = `<p>${many((i) => `<b a${i}>`, 400)}</p>${many(() => '<p>x</p>', size)}`
    for (const inside of [reopened, '<div>'.repeat(size)]) {
      const { html } = await anchored(`<p>Before</p>${wrapper}${inside}`, 'a')
      expect([wrapper, size, html.includes('Before')]).toEqual([wrapper, size, true])
      expect(html.split('<').length).toBeLessThan(10_002)
    }
  }
}, 1_800_000)
