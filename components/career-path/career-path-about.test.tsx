/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { rule } from '@/contract/testing'
import { noFacts } from '@/lib/api/testing-facts'
import { CareerPathAbout } from './career-path-about'

const careerPath = {
  slug: 'data',
  careerName: 'Data',
  description: 'About data',
  image: null,
  rating: null,
  courseStart: null,
  ...noFacts,
  language: 'ENG',
  whatYouWillLearn: ['To count'],
  skillsYouWillGain: ['Counting'],
  potentialJobs: ['Counter'],
  body: null,
}

rule('2.career-path.23', 'the About block lists what one learns, the skills and the jobs', () => {
  const html = renderToStaticMarkup(<CareerPathAbout careerPath={careerPath} />)
  for (const [heading, item] of [
    ['What you will learn', 'To count'],
    ['Skills you will gain', 'Counting'],
    ['Potential jobs', 'Counter'],
  ] as const)
    expect(html).toMatch(new RegExp(`${heading}</h2>(?:(?!</section>).)*${item}`))
  expect(html).not.toContain('Who teaches')
})
