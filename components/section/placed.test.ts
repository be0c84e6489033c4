import type { AnySection } from '@/provider/sections/section'
import { placed } from './placed'

const sections = (...kinds: string[]) => kinds.map((section) => ({ section, heading: 'A' }) as AnySection)
const grounds = (kinds: string[], above?: 'forest') =>
  placed(sections(...kinds), 'home', above).map(({ tone }) => tone)

test('no two light neighbours have one ground, in whatever order they come', () => {
  expect(grounds(['posts', 'call-back', 'tutors', 'terms'])).toEqual(['white', 'paper', 'white', 'paper'])
})

test('a dark one after a dark one is marked off by a line', () => {
  const lines = placed(sections('steps', 'cohort', 'posts', 'offering'), 'a', 'forest')
  expect(lines.map(({ isAfterForest }) => isAfterForest)).toEqual([true, true, false, false])
})

test('each has an id of its own, which begins with the page’s name', () => {
  const named = placed(
    [...sections('text', 'text'), { ...sections('text')[0], id: 'why' } as AnySection],
    'rates',
  )
  expect(named.map(({ id }) => id)).toEqual(['rates-text', 'rates-text-2', 'rates-why'])
})
