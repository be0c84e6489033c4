import { readFileSync } from 'node:fs'

const film = 'content/films/first-project.en'

test('the captions have the words of the transcript, each at its time', () => {
  const captions = readFileSync(`${film}.vtt`, 'utf8')
  const cues = [...captions.matchAll(/^00:(\d\d:\d\d)\.000 --> 00:(\d\d:\d\d)\.000\n((?:.+\n?)+)/gm)]
  const ends = cues.map(([, , end]) => end)
  expect(captions).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:04\.000\nA first project/)
  expect(cues.map(([, start]) => start)).toEqual(['00:00', ...ends.slice(0, -1)])
  expect(ends.at(-1)).toBe('00:40')

  // Lines in brackets describe the picture, so the captions leave them out.
  const scenes = [...readFileSync(`${film}.txt`, 'utf8').matchAll(/^(\d+:\d\d) {2}(.+\n(?: {6}.+\n?)*)/gm)]
  const linesOf = (text = '') => text.split('\n').map((line) => line.trim())
  const said = (text?: string) => linesOf(text).filter((line) => line && !line.startsWith('['))
  expect(cues.map(([, start, , text]) => [start, ...said(text)])).toEqual(
    scenes.map(([, start, text]) => [start?.padStart(5, '0'), ...said(text)]),
  )
  expect(captions).toContain('00:00:37.000 --> 00:00:40.000\nNorthlight. It starts with a question.\n')
  expect(captions).not.toMatch(/\[|\]/)
})
