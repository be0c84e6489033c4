import type { AnySection } from '@/provider/sections/section'
import { placed } from './placed'

const sections = (...kinds: string[]) => kinds.map((section) => ({ section, heading: 'A' }) as AnySection)
const grounds = (kinds: string[], above?: 'forest') =>
  placed(sections(...kinds), 'home', above).map(({ tone }) => tone)

test('neighbouring light sections have different backgrounds in any order', () => {
  expect(grounds(['posts', 'call-back', 'tutors', 'terms'])).toEqual(['white', 'paper', 'white', 'paper'])
})

test('a dark section after a dark one has a line above', () => {
  const lines = placed(sections('steps', 'cohort', 'posts', 'offering'), 'a', 'forest')
  expect(lines.map(({ isAfterForest }) => isAfterForest)).toEqual([true, true, false, false])
})

test('each section has an id of its own that begins with the page’s name', () => {
  const named = placed(
    [...sections('text', 'text'), { ...sections('text')[0], id: 'why' } as AnySection],
    'rates',
  )
  expect(named.map(({ id }) => id)).toEqual(['rates-text', 'rates-text-2', 'rates-why'])
})
