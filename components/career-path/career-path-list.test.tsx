/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { noFacts } from '@/lib/api/testing-facts'
import { FirstCareerPaths } from './career-path-list'

const paths = (count: number): CareerPathSummary[] =>
  Array.from({ length: count }, (_, index) => ({
    ...noFacts,
    slug: `path-${index}`,
    careerName: `Path ${index}`,
    description: 'What one learns',
    image: null,
    rating: null,
    courseStart: null,
    language: 'ENG',
    whatYouWillLearn: [],
    skillsYouWillGain: [],
    potentialJobs: [],
  }))

test('home shows at most 12 career paths, three on a phone, and links to the rest', () => {
  const cards = (html: string) => html.match(/<article/g)?.length
  const few = renderToStaticMarkup(<FirstCareerPaths careerPaths={paths(12)} />)
  expect(cards(few)).toBe(12)
  expect(few).toMatch(/<p class="[^"]*sm:hidden"><a [^>]*href="\/careerpaths"[^>]*>All (<!-- -->)?12/)
  const many = renderToStaticMarkup(<FirstCareerPaths careerPaths={paths(500)} />)
  expect(cards(many)).toBe(12)
  expect(many).toMatch(/<a [^>]*href="\/careerpaths"[^>]*>All (<!-- -->)?500/)
})

test('a list says once what all its paths cost, and each card says it when the paths differ', () => {
  const [one, other] = paths(2) as [CareerPathSummary, CareerPathSummary]
  const html = (...careerPaths: CareerPathSummary[]) =>
    renderToStaticMarkup(<FirstCareerPaths careerPaths={careerPaths} />).replaceAll(/<[^>]*>/g, '')
  expect(html(one, other).match(/From £149 a month/g)).toHaveLength(1)
  expect(html(one, other)).toContain('From £149 a month, on every path.')
  const many = paths(20)
  expect(html(...many, { ...other, slug: 'long', hoursAWeek: 13 })).not.toContain('on every path')
  const differing = html(one, { ...other, hoursAWeek: 13 })
  expect(differing.match(/From £149 a month/g)).toHaveLength(2)
  expect(differing).not.toContain('on every path')
})
