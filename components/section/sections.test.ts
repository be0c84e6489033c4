import type { AnySection } from '@/provider/sections/section'
import { Sections } from './sections'

const sections = (...kinds: string[]) => kinds.map((section) => ({ section, heading: 'A' }) as AnySection)

test('neighbouring light sections have different backgrounds in any order', () => {
  const shown = Sections({ page: 'home', sections: sections('posts', 'call-back', 'tutors', 'terms') })
  expect(shown.map(({ props }) => props.tone)).toEqual(['white', 'paper', 'white', 'paper'])
})

test('a dark section after a dark one has a line above', () => {
  const dark = sections('steps', 'cohort', 'posts', 'offering')
  const shown = Sections({ page: 'a', sections: dark, above: 'forest' })
  const lines = shown.map(({ props }) => /border-t/.test(props.className))
  expect(lines).toEqual([true, true, false, false])
})

test('each section has an id of its own that begins with the page’s name', () => {
  const texts = [...sections('text', 'text'), { ...sections('text')[0], id: 'why' } as AnySection]
  const shown = Sections({ page: 'rates', sections: texts })
  expect(shown.map(({ props }) => props.id)).toEqual(['rates-text', 'rates-text-2', 'rates-why'])
})
