import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstParts } from '@/lib/routes'
import { contentDir } from './content-dir'
import { change, checksForTests, path, post } from './testing-checks'

const found = checksForTests(firstParts)

test('the demo provider’s content is valid', () => {
  expect(found()).toEqual([])
})

test('the other provider’s content, which shares nothing with the demo’s, is valid', () => {
  process.env.CONTENT_DIR = 'e2e/other-provider'
  expect(found()).toEqual([])
})

test('unknown names are reported in all files at once, each with the likely name', () => {
  change('provider.yaml', 'slogan:', 'slogen:')
  change(post, 'author:', 'auther:')
  change('people/maya-okonjo.md', 'role:', 'rolle:')
  change('companies.yaml', 'sign:', 'sing:')
  expect(found()).toEqual(
    expect.arrayContaining([
      'error provider.yaml:5: slogen: did you mean slogan?',
      `error ${post}:3: auther: did you mean author?`,
      'error people/maya-okonjo.md:4: rolle: did you mean role?',
      'error companies.yaml:6: 1.sing: did you mean sign?',
    ]),
  )
})

test('a question with an unknown path, an unknown value or no answer is reported', () => {
  change('questions/security-lawful.md', '- cyber-security', '- cyber-securty')
  change('questions/refund.md', '{{contract.cancellation_days}}', '{{contract.cancelation_days}}')
  change('questions/laptop.md', 'on_paths: true', 'on_path: true')
  writeFileSync(path('questions/empty.md'), '---\nquestion: Is there an answer?\ngroup: Others\n---\n')
  expect(found()).toEqual(
    expect.arrayContaining(['error questions/laptop.md:5: on_path: did you mean on_paths?']),
  )
  change('questions/laptop.md', 'on_path: true', 'on_paths: true')
  expect(found()).toEqual(
    expect.arrayContaining([
      'error questions/empty.md: has no answer: write it below the second line of hyphens',
      expect.stringMatching(
        /^error questions\/refund\.md:8: .*did you mean {{contract.cancellation_days}}\?$/,
      ),
    ]),
  )
  rmSync(path('questions/empty.md'))
  change('questions/refund.md', '{{contract.cancelation_days}}', '{{contract.cancellation_days}}')
  expect(found()).toEqual([
    'error questions/security-lawful.md:6: paths: there’s no career path cyber-securty: did you mean cyber-security?',
  ])
})

test('a repeated synonym, a group of one word and a word without a letter are errors', () => {
  writeFileSync(path('search.yaml'), 'synonyms:\n  - price, cost, Price\n  - excel\n  - fee, "?"\n')
  expect(found()).toEqual([
    'error search.yaml:2: synonyms.1: price is listed twice',
    'error search.yaml:3: synonyms.2: must be two or more words, separated by commas',
    'error search.yaml:4: synonyms.3: must have a letter or a number between commas',
  ])
})

test('a folder without provider.yaml, and one without career paths, are reported', () => {
  rmSync(path('provider.yaml'))
  expect(found()[0]).toBe('error provider.yaml: is missing, and the site needs it')
  rmSync(path('career-paths'), { recursive: true })
  expect(found()).toEqual(
    expect.arrayContaining([
      'error provider.yaml: is missing, and the site needs it',
      'error career-paths: has no career path, and the site needs at least one',
    ]),
  )
})

test('the folder may have packages of its own, for its fonts', () => {
  mkdirSync(path('node_modules/@fontsource-variable/archivo'), { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) writeFileSync(path(name), '{}')
  expect(found()).toEqual([])
})

test('a misspelt folder is reported, as its content would be missing unnoticed', () => {
  cpSync(path('posts'), path('post'), { recursive: true })
  writeFileSync(path('notes.txt'), '')
  expect(found()).toEqual([
    'error post: did you mean posts?',
    'warning notes.txt: isn’t used: the site has no use for a file or folder with this name',
  ])
})

test('broken YAML is reported with its line, and the rest is checked', () => {
  change('provider.yaml', 'trade: Technology', 'trade: Training: Technology')
  change(post, 'title:', 'titel:')
  const all = found()
  expect(all).toContain('error provider.yaml:6: has a second colon: put the text in quotation marks')
  expect(all).toContain(`error ${post}:2: titel: did you mean title?`)
})

test('an unreadable colour is an error, with the nearest readable one', () => {
  change('brand/brand.yaml', 'muted: "#4c5867"', 'muted: "#8c98a7"')
  change('brand/brand.yaml', 'brand: "#0f5c4c"', 'brand: "#37a08c"')
  const all = found()
  expect(all).toContainEqual(
    expect.stringMatching(
      /^error brand\/brand\.yaml:6: colours\.muted: #8c98a7 on #f7f5f0 \(muted on paper\) has a contrast of 2\.\d+, and WCAG AA needs 4\.5: the nearest muted that passes is "#[\da-f]{6}"$/,
    ),
  )
  expect(all).toContainEqual(expect.stringMatching(/colours\.brand: .*\(white on brand\)/))
})

test('a missing logo, font or brand, and a logo with script, are errors', () => {
  writeFileSync(path('brand/mark.svg'), '<svg viewBox="0 0 1 1">\n<script>alert(1)</script></svg>')
  change('brand/brand.yaml', '@fontsource-variable/figtree', '@fontsource-variable/figtre')
  expect(found()).toEqual([
    expect.stringContaining(
      'error brand/brand.yaml:27: fonts.text: the package @fontsource-variable/figtre isn’t installed',
    ),
    expect.stringContaining('error brand/mark.svg:2: <script> isn’t allowed in a logo'),
  ])
  rmSync(path('brand'), { recursive: true })
  expect(found()).toEqual(['error brand/brand.yaml: is missing, and the site needs it'])
})

test('a title that a search result would cut is a warning', () => {
  change(post, 'title: "', `title: "${'Long '.repeat(10)}`)
  expect(found()).toEqual([
    expect.stringMatching(`^warning ${post}:2: title: has \\d+ characters, but search results`),
  ])
})

test('a resource that names a missing file is reported', () => {
  rmSync(path('resources/files/cv-for-career-changers.pdf'))
  expect(found()).toEqual([
    expect.stringMatching(
      /^error resources\/cv-for-career-changers\.md:\d+: file: there’s no resources\/files\/cv-for/,
    ),
  ])
})

test('500 career paths, a name of 80 letters and one from right to left are valid', () => {
  const text = readFileSync(path('career-paths/data-science.md'), 'utf8')
  for (let path = 0; path < 500; path++)
    writeFileSync(
      join(contentDir(), 'career-paths', `path-${path}.md`),
      text.replace('Data Science', `Path ${path}`),
    )
  change('people/maya-okonjo.md', 'Maya Okonjo', 'A'.repeat(80))
  change('people/tom-hallewell.md', 'Tom Hallewell', 'سارة الخطيب')
  expect(found()).toEqual([])
}, 20_000)

test('an unknown or repeated tutor of a career path is reported', () => {
  change(
    'career-paths/data-science.md',
    'tutors: [priya-raman, maya-okonjo]',
    'tutors: [pria-raman, maya-okonjo, maya-okonjo]',
  )
  expect(found()).toEqual([
    expect.stringMatching(
      /data-science\.md:\d+: there’s no people\/pria-raman\.md: did you mean priya-raman\?$/,
    ),
    expect.stringMatching(/data-science\.md:\d+: maya-okonjo is already listed above$/),
  ])
})

test('a mark that vanishes on dark grounds is a warning, unless the brand has a mark for dark grounds', () => {
  writeFileSync(path('brand/mark.svg'), '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#0b1f1c"/></svg>')
  expect(found()).toEqual([
    expect.stringMatching(/^warning brand\/brand\.yaml:33: logo\.mark: its #0b1f1c can’t be seen on dark/),
  ])
  change('brand/brand.yaml', 'mark: mark.svg', 'mark: mark.svg\n  mark_on_dark: mark.svg')
  expect(found()).toEqual([])
})

test('`suits` of a path is checked against the questions of the path finder', () => {
  const file = 'career-paths/data-science.md'
  change(file, 'answer: maths/gladly', 'answer: maths/gladley')
  change(file, 'answer: like/test', 'answer: like/why')
  change(file, 'weight: -1', 'weight: 0')
  expect(found()).toContainEqual(
    expect.stringMatching(/^error career-paths\/data-science\.md:\d+: suits\.\d+\.weight: can’t be 0$/),
  )
  change(file, 'weight: 0', 'weight: -1')
  expect(found()).toEqual([
    expect.stringMatching(/^error career-paths\/data-science\.md:\d+: like\/why is listed twice$/),
    expect.stringMatching(
      /data-science\.md:\d+: finder\.yaml has no answer maths\/gladley: did you mean maths\/gladly\?$/,
    ),
  ])
})

test('an answer with fewer hours than any path takes needs advice, and the links in advice are checked', () => {
  change(
    'finder.yaml',
    '{ id: thirteen, label: "About 13", needs: { hours: 13 } }',
    '{ id: ten, label: "10", needs: { hours: 10 } }',
  )
  change('finder.yaml', 'to: /resources/twelve-week-data-study-plan', 'to: /resources/twelve-week-study-plan')
  expect(found()).toEqual([
    expect.stringMatching(/^error finder\.yaml:\d+: there’s no page \/resources\/twelve-week-study-plan/),
    expect.stringMatching(/^warning finder\.yaml:\d+: no career path fits in 10 hours a week: add advice/),
  ])
})

test('repeated questions, and questions with a reserved name, are errors', () => {
  change('finder.yaml', '- id: maths', '- id: question')
  change('finder.yaml', '- id: hours', '- id: like')
  expect(found().slice(0, 2)).toEqual([
    expect.stringMatching(/^error finder\.yaml:\d+: questions\.3\.id: is reserved: choose another name$/),
    expect.stringMatching(/^error finder\.yaml:\d+: questions\.4\.id: like is used twice$/),
  ])
})

test('an event that closes after its start, or starts at an hour that its clocks skip, is an error', () => {
  const event = 'events/ai-meets-marketing-automation.md'
  change(event, 'seats: 24', 'seats: 24\ncloses: "2024-10-09T11:00:01"')
  const skipped = 'events/ai-in-financial-services.md'
  change(skipped, '2024-10-09T11:00:00', '2024-03-10T02:30:00')
  expect(found()).toEqual(
    expect.arrayContaining([
      `error ${event}:10: closes: must not be after the start, 2024-10-09T11:00:00`,
      `error ${skipped}:5: start: is no time on the clocks of America/New_York`,
    ]),
  )
})
