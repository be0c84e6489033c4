import { Parser } from 'htmlparser2'
import { hostileStrings } from '@/e2e/fixtures/hostile-strings'
import { letterHtml } from './letter-html'

const colours = {
  paper: '#fafafa',
  ink: '#111111',
  muted: '#555555',
  line: '#dddddd',
  brand: '#005588',
  action: '#ffcc00',
  dark: '#001122',
  dark_raised: '#112233',
  dark_line: '#334455',
  dark_text: '#ccddee',
}
const look = { name: 'Example Training', siteUrl: 'https://www.example.com', colours }

function read(html: string) {
  const tags: string[] = []
  const links: (string | undefined)[] = []
  let text = ''
  const parser = new Parser({
    onopentag(name, attributes) {
      tags.push([name, ...Object.keys(attributes).filter((key) => /^on|^src/.test(key))].join(' '))
      if (name === 'a') links.push(attributes.href)
    },
    ontext(words) {
      text += words
    },
  })
  parser.end(html)
  return { tags: [...new Set(tags)].sort(), links, text }
}

test('a mail has its words, links that show names instead of addresses, and colours for dark mode', async () => {
  const link = 'https://www.example.com/auth/confirm?uid=1&token=2'
  const stop = 'https://www.example.com/unsubscribe?of=3'
  const parts = [
    'Hello.\nAda',
    { words: 'Confirm it here:', link, button: 'Confirm' },
    { words: 'Not you?', link: stop, label: 'Stop these emails' },
  ]
  const html = await letterHtml({ subject: 'Confirm your address', parts }, look)
  const { text, links } = read(html)
  expect(html).toMatch(/^<!doctype html><html/)
  for (const words of [
    'Confirm your address',
    'Hello.',
    'Ada',
    'Confirm it here:',
    'Stop these emails',
    'Example Training',
  ])
    expect(text).toContain(words)
  expect(links).toEqual([look.siteUrl, link, stop])
  expect(text).not.toContain('https://')
  expect(html).toMatch(/prefers-color-scheme: dark[\s\S]*#001122 !important/)
  expect(html).not.toMatch(/<img|https?:\/\/(?!www\.example\.com|www\.w3\.org)/)
})

test('hostile words stay plain words', async () => {
  const of = (subject: string, texts: string[]) =>
    letterHtml({ subject, parts: [...texts, { rows: texts.map((text) => ['Name', text]) }] }, look)
  const plain = read(await of('Ada', ['Ada']))
  const odd = []
  for (let at = 0; at < hostileStrings.length; at += 10) {
    const some = hostileStrings.slice(at, at + 10)
    const { tags, links } = read(await of(some[0] ?? '', some))
    const isPlain = tags.every((tag) => tag === 'br' || plain.tags.includes(tag))
    if (!isPlain || String(links) !== String(plain.links)) odd.push(some)
  }
  expect(odd).toEqual([])
})
