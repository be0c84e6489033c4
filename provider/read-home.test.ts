import { readHome } from './read-home'
import { folderForTests } from './testing'

const write = folderForTests()
const head = 'meta_title: "Home | {{name}}"\nmeta_description: Boats\nsections:\n'
const read = (sections: string) => {
  write('provider.yaml', 'claims: { learners: {} }')
  write('home.yaml', head + sections)
  return readHome({ name: 'Boats' })
}

test('home has the named sections, in their order, with their values', () => {
  const { meta_title, sections } = read(
    '  - section: posts\n    heading: News of {{name}}\n  - section: call-back\n    heading: Ring\n',
  )
  expect(meta_title).toBe('Home | Boats')
  expect(sections).toEqual([
    { section: 'posts', heading: 'News of Boats' },
    { section: 'call-back', heading: 'Ring' },
  ])
})

test.each([
  ['an empty home', '  []', '3: sections: is empty: add at least one section'],
  [
    'an unknown kind of section',
    '  - section: tuters\n    heading: A',
    '4: sections.1.section: did you mean tutors?',
  ],
  [
    'an unknown name in a section',
    '  - section: posts\n    heding: A\n    heading: A',
    '5: sections.1.heding: did you mean heading?',
  ],
  ['a missing field of a section', '  - section: posts', '4: sections.1.heading: is missing'],
  [
    'an unknown value',
    '  - section: posts\n    heading: A\n    lead: By {{nmae}}',
    '6: sections.1.lead: {{nmae}}: did you mean {{name}}?',
  ],
  [
    'a figure without a claim',
    '  - section: hero\n    heading: A\n    figures: [learner]',
    '6: sections.1.figures.1: provider.yaml has no claim called learner: did you mean learners?',
  ],
  [
    'an address without a slash',
    '  - section: hero\n    heading: A\n    actions: [{ label: B, to: blog }]',
    '6: sections.1.actions.1.to: must be a page such as /blog',
  ],
  [
    'a second main heading',
    '  - section: hero\n    heading: A\n  - section: hero\n    heading: B',
    '6: sections.2.section: is a second hero',
  ],
])('%s is reported with its line', (_, sections, told) => {
  expect(() => read(sections)).toThrow(`home.yaml:${told}`)
})
