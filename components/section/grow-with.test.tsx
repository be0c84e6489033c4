/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { rule } from '@/contract/testing'
import { wordsOf } from '@/lib/pages/list-page'
import { GrowWith } from './grow-with'

// Runs in Node, because ContentLink may read Next's cache, which jsdom cannot load.
rule('2.careerpaths.5 2.careerpaths.6', 'Grow with shows six features and links the stories', () => {
  const section = wordsOf('careerpaths').sections.find((each) => each.section === 'grow-with')
  if (section?.section !== 'grow-with') throw new Error('The page has no such section')
  const html = renderToStaticMarkup(<GrowWith {...section} id="grow" tone="forest" />)
  const textsOf = (name: string) =>
    [...html.matchAll(RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text]) => text)
  expect(textsOf('h2')).toEqual([expect.stringMatching(/^Grow with /)])
  expect(textsOf('h3')).toEqual([
    'Flexible Learning',
    'Expert-led Training',
    'Future-Proofed Curriculum',
    'Support Session with Experts',
    'Holistic Talent Development',
    'Comprehensive Learning Paths',
  ])
  expect(html).toMatch(/<a [^>]*href="\/testimonies"[^>]*>Explore Stories/)
})
