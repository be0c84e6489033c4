import { parseSvg } from './svg'

const drawn = (inner: string, root = 'viewBox="0 0 32 32"') =>
  parseSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>\n${inner}\n</svg>`, 'content/brand/mark.svg')

test('a logo keeps its shapes and colours when it is scaled', () => {
  const svg = drawn(
    '<title>Boats</title><!-- drawn --><sodipodi:view><g/></sodipodi:view><g id="a" inkscape:label="x"><path d="M0 0h9" fill="url(#b)"/></g>',
    'width="64" viewBox="0 0 32 16" fill="none"',
  )
  expect(svg).toEqual({
    viewBox: '0 0 32 16',
    width: 32,
    height: 16,
    inner: '<g fill="none"><g id="a"><path d="M0 0h9" fill="url(#b)"></path></g></g>',
  })
})

test.each([
  ['a script', '<script>alert(1)</script>', '2: <script> isn’t allowed in a logo'],
  [
    'a script with a namespace prefix',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>',
    undefined,
  ],
  ['an onclick handler', '<path d="M0 0"\n onclick="alert(1)"/>', '2: onclick is a script'],
  ['HTML', '<foreignObject><p>a</p></foreignObject>', '2: <foreignObject> isn’t allowed in a logo'],
  ['a picture from elsewhere', '<image href="https://elsewhere.example/x.png"/>', '2: <image> isn’t allowed'],
  ['a shape from elsewhere', '<use href="https://elsewhere.example/x.svg#a"/>', '2: can’t refer'],
  ['a colour from elsewhere', '<path fill="url(https://elsewhere.example/#a)"/>', '2: can’t refer'],
  ['a style', '<path style="fill:red"/>', '2: has style="…": export it with “presentation attributes”'],
  [
    'a style sheet',
    '<style>path{fill:red}</style>',
    '2: <style> isn’t allowed in a logo, only shapes: export',
  ],
  [
    'letters',
    '<g>\n<text>Boats</text></g>',
    '3: <text> isn’t allowed in a logo, only shapes: turn its letters',
  ],
])('a logo with %s is refused or stripped of it', (_, inner, told) => {
  if (told) expect(() => drawn(inner)).toThrow(`content/brand/mark.svg:${told}`)
  else expect(drawn(inner).inner).toBe('')
})

test('a file that is not a drawing is reported', () => {
  expect(() => parseSvg('hello', 'content/brand/mark.svg')).toThrow('content/brand/mark.svg:1: isn’t an SVG')
  expect(() => drawn('<path/>', 'width="32"')).toThrow('needs a viewBox')
})
