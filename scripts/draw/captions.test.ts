import { readFileSync } from 'node:fs'
import { captions } from './captions.mjs'

const film = 'content/films/first-project.en'

test('the film’s captions say its words, each in its time', () => {
  const written = readFileSync(`${film}.vtt`, 'utf8')
  expect(written).toBe(captions(readFileSync(`${film}.txt`, 'utf8'), 40))
  expect(written).toMatch(
    /^WEBVTT\n\n00:00:00\.000 --> 00:00:04\.000\nA first project, from question to review\n/,
  )
  expect(written).toContain('00:00:37.000 --> 00:00:40.000\nNorthlight. It starts with a question.\n')
  expect(written).not.toMatch(/\[|\]/)
})
