/** @jest-environment jsdom */
import { hostileStrings } from '@/e2e/fixtures/hostile-strings'
import { anchored } from './reading'

// A document of its own, in which nothing runs.
function read(html: string): Element {
  const { body } = document.implementation.createHTMLDocument()
  body.innerHTML = html
  return body
}

const elements = new Set(
  (
    'p div blockquote pre hr h2 h3 h4 h5 h6 figure figcaption ul ol li dl dt dd table caption colgroup col thead tbody ' +
    'tfoot tr th td a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var br wbr ' +
    'img bdi bdo'
  ).split(' '),
)
const attributes = new Set(
  (
    'href rel cite src alt width height colspan rowspan scope span start reversed value type title lang dir datetime ' +
    'id class tabindex loading decoding'
  ).split(' '),
)
const classes = /^(?:text-center|text-right|min-w-60| )*$/
const ids = /^a-[a-z0-9-]+$/

function faultsOf(element: Element): string[] {
  const { localName, namespaceURI } = element
  if (!elements.has(localName) || namespaceURI !== 'http://www.w3.org/1999/xhtml') return [localName]
  return [...element.attributes].flatMap(({ name, value }) =>
    attributes.has(name) && isFit(name, value) ? [] : [`${localName} ${name}=${value}`],
  )
}

function isFit(name: string, value: string): boolean {
  if (name === 'class') return classes.test(value)
  if (name === 'id') return ids.test(value)
  if (name === 'src') return /^\/(?!\/)/.test(value)
  if (name !== 'href' && name !== 'cite') return true
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(value, 'https://www.example.com/a').protocol)
}

// All of them, in a browser: e2e/audits/hostile-texts.spec.ts. Here each of them would take a tenth of a second.
const some = hostileStrings.filter((_, index) => index % 13 === 0)

test('there are more than 1,500 of them', () => {
  expect(new Set(hostileStrings).size).toBeGreaterThan(1500)
})

test('nothing that may run, load from another host or ask for input is left of every thirteenth, read once and twice', () => {
  const found: string[] = []
  for (const text of some) {
    const { html } = anchored(text, 'a')
    const once = read(html)
    const twice = read(once.innerHTML)
    for (const element of [once, twice].flatMap((body) => [...body.querySelectorAll('*')]))
      found.push(...faultsOf(element).map((fault) => `${text.slice(0, 100)} → ${fault}`))
  }
  expect(found).toEqual([])
})

test('what stands around it stays', () => {
  const lost: string[] = []
  for (const text of some) {
    const { html } = anchored(`<p>Before</p><p>${text}`, 'a')
    if (!html.startsWith('<p>Before</p>') && !html.startsWith('Before')) lost.push(text.slice(0, 100))
  }
  expect(lost).toEqual([])
})
