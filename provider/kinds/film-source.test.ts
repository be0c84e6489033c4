import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { filmSource } from './film-source'

const youtube = { page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', from: 'YouTube' }

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://m.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?t=9', youtube],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/76979871', { page: 'https://vimeo.com/76979871', from: 'Vimeo' }],
  ['https://vimeo.com/76979871/8272103f6e', { page: 'https://vimeo.com/76979871/8272103f6e' }],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', { page: 'https://vimeo.com/76979871/8272103f6e' }],
  ['https://media.example.com/a/film.mp4?v=2', { policy: { 'media-src': ['https://media.example.com'] } }],
  ['http://127.0.0.1:5001/film.webm', { policy: { 'media-src': ['http://127.0.0.1:5001'] } }],
])('a page can play %s', (address, expected) => {
  expect(filmSource(address)).toMatchObject(expected)
})

test.each([
  'http://media.example.com/film.mp4',
  'https://media.example.com/film.m3u8',
  'https://media.example.com/film',
  'https://www.youtube.com/@somebody',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks',
  'https://user:word@media.example.com/film.mp4',
  'https://media.example.com;script-src/film.mp4',
  "https://media.example.com/a'b.mp4",
  'https://media.example.com/a"b.mp4',
  'https://media.example.com/<script>.mp4',
  'javascript:alert(1)//film.mp4',
  'data:video/mp4;base64,AAAA.mp4',
  '//media.example.com/film.mp4',
])('no page plays %s', (address) => {
  expect(filmSource(address)).toBeUndefined()
})

test.each([
  ['youtube', 'https://youtu.be/dQw4w9WgXcQ'],
  ['vimeo', 'https://vimeo.com/76979871'],
])('the policy allows the style sheet of the player of %s', (name, address) => {
  const player = readFileSync(`node_modules/${name}-video-element/dist/${name}-video-element.js`, 'utf8')
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(player) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(filmSource(address)?.policy['style-src']).toEqual([`'sha256-${hash}'`])
})

const rows = [
  ...readFileSync('docs/security.md', 'utf8').matchAll(/^\| (https:\S+) \|(.*)\|(.*)\|(.*)\|(.*)\|$/gm),
]

test('docs/security.md has a film of each kind', () => {
  expect(rows).toHaveLength(3)
})

test.each(rows.map(([, ...cells]) => cells.map((cell) => cell.trim())))(
  'the policy for %s matches docs/security.md',
  (address = '', ...cells) => {
    const names = ['script-src', 'style-src', 'frame-src', 'media-src']
    const told = names.map((name, index) => [name, cells[index]?.split(' ') ?? []] as const)
    const policy = Object.fromEntries(told.filter(([, [first]]) => first !== '-'))
    expect(filmSource(address)?.policy).toEqual(policy)
  },
)
