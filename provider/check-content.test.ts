import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@/lib/address/routes'
import { checkContent } from './check-content'
import { contentDir } from './content-dir'
import { lineOf } from './fault'
import { folderForTests } from './testing'

folderForTests('content')
const path = (name: string) => join(contentDir(), name)
const post = 'posts/reading-a-job-advert.md'

function change(name: string, from: string, to: string) {
  const text = readFileSync(path(name), 'utf8')
  expect(text).toContain(from)
  writeFileSync(path(name), text.replace(from, to))
}

/** What is found, as lines without the folder before them. */
function found(now = '2026-11-22') {
  const surroundings = { now: new Date(now), routes, isPublisher: true }
  return checkContent(surroundings).map(
    (finding) => `${finding.level} ${lineOf(finding).replace(`${contentDir()}/`, '')}`,
  )
}

test('the demo provider’s content is in order', () => {
  expect(found()).toEqual([])
})

test('so is that of a provider who has nothing in common with it', () => {
  process.env.CONTENT_DIR = 'e2e/other-provider'
  expect(found()).toEqual([])
})

test('unknown names are told with the one that was meant, in each kind of file and all at once', () => {
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

test('a question of a path that is not there, one that names what nobody knows, one without an answer', () => {
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
    'error questions/security-lawful.md:6: paths: there is no career path cyber-securty: did you mean cyber-security?',
  ])
})

test('a text cannot name what the contract does not say', () => {
  change('provider.yaml', '  refund_days: 14\n', '')
  expect(found()).toContainEqual(
    expect.stringMatching(
      /^error pages\/terms-of-service\.md:\d+: \{\{contract\.refund_days\}\}: did you mean/,
    ),
  )
  change('provider.yaml', '  payments_on: first-day\n', '  payments_on: friday\n')
  expect(found().find((line) => line.includes('payments_on'))).toMatch(
    /^error provider\.yaml:\d+: contract\.payments_on/,
  )
})

test('a folder without its provider, and one without career paths', () => {
  rmSync(path('provider.yaml'))
  expect(found()[0]).toBe('error provider.yaml: is missing, and the site needs it')
  rmSync(path('career-paths'), { recursive: true })
  expect(found()).toEqual(
    expect.arrayContaining([
      'error provider.yaml: is missing, and the site needs it',
      'error career-paths: holds no career path, and the site needs one at least',
    ]),
  )
})

test('the folder may have packages of its own, for its fonts', () => {
  mkdirSync(path('node_modules/@fontsource-variable/archivo'), { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) writeFileSync(path(name), '{}')
  expect(found()).toEqual([])
})

test('a figure may be a number as well as a text', () => {
  change('provider.yaml', 'value: 500+', 'value: 512')
  expect(found()).toEqual([])
  change('provider.yaml', 'value: 512', 'value: [512]')
  expect(found()).toEqual([
    expect.stringMatching(/^error provider\.yaml:\d+: claims\.businesses\.value: must be a text$/),
  ])
})

test('a folder whose name is nearly right is told, as nobody would miss what is in it', () => {
  cpSync(path('posts'), path('post'), { recursive: true })
  writeFileSync(path('notes.txt'), '')
  expect(found()).toEqual([
    'error post: did you mean posts?',
    'warning notes.txt: is not used: the site knows no file or folder of this name',
  ])
})

test('broken YAML is told with its line, and the rest is checked', () => {
  change('provider.yaml', 'trade: Technology', 'trade: Training: Technology')
  change(post, 'title:', 'titel:')
  const all = found()
  expect(all).toContain('error provider.yaml:6: has a second colon: put the text between quotation marks')
  expect(all).toContain(`error ${post}:2: titel: did you mean title?`)
})

test('a colour that cannot be read is an error, with the nearest that can', () => {
  change('brand/brand.yaml', 'muted: "#4c5867"', 'muted: "#8c98a7"')
  change('brand/brand.yaml', 'brand: "#0f5c4c"', 'brand: "#37a08c"')
  const all = found()
  expect(all).toContainEqual(
    expect.stringMatching(
      /^error brand\/brand\.yaml:6: colours\.muted: #8c98a7 on #f7f5f0 \(muted on paper\) has a contrast of 2\.\d+, and WCAG AA wants 4\.5: the nearest muted that meets it is "#[\da-f]{6}"$/,
    ),
  )
  expect(all).toContainEqual(expect.stringMatching(/colours\.brand: .*\(white on brand\)/))
})

test('a logo, a font and a brand that are missing, and a logo with script in it, are errors', () => {
  writeFileSync(path('brand/mark.svg'), '<svg viewBox="0 0 1 1">\n<script>alert(1)</script></svg>')
  change('brand/brand.yaml', '@fontsource-variable/figtree', '@fontsource-variable/figtre')
  expect(found()).toEqual([
    expect.stringContaining(
      'error brand/brand.yaml:27: fonts.text: the package @fontsource-variable/figtre is not',
    ),
    expect.stringContaining('error brand/mark.svg:2: <script> may not stand in a logo'),
  ])
  rmSync(path('brand'), { recursive: true })
  expect(found()).toEqual(['error brand/brand.yaml: is missing, and the site needs it'])
})

test('a picture without words is an error', () => {
  appendFileSync(path(post), '\n![](/media/desk.jpg)\n![A desk](/media/desk.jpg)\n`![](code)`\n')
  expect(found().filter((line) => line.includes('picture'))).toEqual([
    expect.stringMatching(
      /^error posts\/reading-a-job-advert\.md:\d+: the picture \/media\/desk\.jpg has no words/,
    ),
  ])
})

test('a photograph without words is an error, but that of a person, who has a name', () => {
  const photo = 'photo: pictures/desk.jpg\n'
  change(post, 'author:', `${photo}author:`)
  change('people/maya-okonjo.md', 'role:', `${photo}role:`)
  change('home.yaml', '  - section: hero\n', `  - section: hero\n    ${photo}`)
  change('pages/advisory.md', 'title:', 'photo_alt: A desk\ntitle:')
  expect(found()).toEqual([
    expect.stringMatching(/^error home\.yaml:\d+: photo_alt is missing: say what the photograph shows/),
    'error pages/advisory.md:2: photo_alt: there is no photo whose words these are',
    expect.stringMatching(/^error posts\/reading-a-job-advert\.md:3: photo_alt is missing/),
  ])
  change('posts/a-first-week-of-sql.md', 'title:', 'image: pictures/desk.jpg\ntitle:')
  expect(found()).toContain(
    'error posts/a-first-week-of-sql.md:2: image: a photograph of the folder is named as photo, with photo_alt',
  )
  change(post, photo, 'photo: ../desk.jpg\nphoto_alt: A desk\n')
  expect(found()).toContainEqual(
    expect.stringMatching(/^error posts\/reading.*:3: photo: must be a path such as pictures\/workshop\.jpg/),
  )
})

test('a picture of the folder is no link', () => {
  appendFileSync(path(post), '\n![A desk](pictures/desk.jpg)\n')
  expect(found()).toEqual([])
  for (const wrong of ['../pictures/desk.jpg', '/pictures/desk.jpg', 'pictures/My%20desk.jpg'])
    appendFileSync(path(post), `![A desk](${wrong})\n`)
  const told = expect.stringContaining('name a picture as ![words](pictures/desk.jpg)')
  expect(found()).toEqual([told, told, told])
})

test.each([
  [
    '/careerpaths/data-sience',
    'there is no page /careerpaths/data-sience: did you mean /careerpaths/data-science?',
  ],
  ['/kontakt', 'there is no page /kontakt'],
  ['contact-us', 'contact-us is no address: begin with / for a page of the site, or with https://'],
  ['#nowhere', '#nowhere leads to a part that is not there'],
  [
    '/blog/a-risk-register-people-read#elsewhere',
    '/blog/a-risk-register-people-read#elsewhere leads to a part that is not there',
  ],
])('a link to %s is an error', (href, message) => {
  appendFileSync(path(post), `\nA [link](${href}).\n`)
  expect(found()).toEqual([expect.stringContaining(message)])
  expect(found()[0]).toMatch(/^error posts\/reading-a-job-advert\.md:\d+: /)
})

test.each([
  '/contact-us',
  '/blog/page/2',
  '/resources?page=2',
  'https://example.com',
  'mailto:ada@example.com',
])('a link to %s is sound', (href) => {
  appendFileSync(path(post), `\nA [link](${href}).\n`)
  expect(found()).toEqual([])
})

test('a link to a heading by its words is sound', () => {
  appendFileSync(path(post), '\n## What it costs\n\nA [link](#reading-a-job-advert-what-it-costs).\n')
  expect(found()).toEqual([])
})

test('a start that has passed is a warning where it does not repeat', () => {
  expect(found('2027-01-11')).toEqual([])
  change('career-paths/data-science.md', 'course_start_repeats: yearly\n', '')
  expect(found('2027-01-11')).toEqual(
    expect.arrayContaining([
      'warning career-paths/data-science.md:6: course_start_date: 2027-01-10 has passed: the page says so, and that the next start has no date yet',
    ]),
  )
  change('provider.yaml', '  repeats: yearly', '  repeats: never')
  expect(found()).toEqual([
    'warning provider.yaml:32: cohort.start: 2025-01-10 has passed: home says so, and that the next has no date yet',
  ])
})

test.each([
  [
    'unit: per user\n',
    'unit: per user/month\n',
    'Growth project Pack: is paid once, and its unit says “per user/month”',
  ],
  ['unit: per user/month', 'unit: per user', 'is a price of each month'],
  ['name: Growth project Pack', 'name: Career Growth Accelerator', 'costs 299 here and 149 above'],
  ['group: packs', 'group: pax', 'plans.3.group: is no group of plan_groups'],
])('plans that contradict themselves are errors: %s becomes %s', (from, to, message) => {
  change('provider.yaml', from, to)
  expect(found()).toContainEqual(expect.stringContaining(message))
  expect(found()[0]).toMatch(/^error provider\.yaml:\d+: /)
})

test('a text that says another price than the plan has is an error', () => {
  const place = 'error posts/reading-a-job-advert.md'
  appendFileSync(
    path(post),
    '\nThe Career Growth Accelerator costs £149 a month, or £1,430.40 a year. Bread is £2.\n',
  )
  expect(found()).toEqual([])
  appendFileSync(path(post), '\nThe Career Growth Accelerator costs £199. Plans from £99.\n')
  expect(found()).toEqual([
    expect.stringMatching(`${place}:\\d+: says £199, and the prices are £149 .*of Career Growth Accelerator`),
    expect.stringMatching(`${place}:\\d+: says that plans start from £99, and the lowest is £149`),
  ])
})

test('a title that a search result cuts is a warning', () => {
  change(post, 'title: "', `title: "${'Long '.repeat(10)}`)
  expect(found()).toEqual([
    expect.stringMatching(`^warning ${post}:2: title: has \\d+ characters, and a search`),
  ])
})

test('two figures of the same count contradict each other; one without a source or of long ago is a warning', () => {
  change(
    'provider.yaml',
    'counts: Employees whose',
    'counts: "certificates awarded over all career paths and project packs, since 2019: some people hold several" # ',
  )
  change('provider.yaml', '    source: Northlight’s end-of-term questionnaire\n', '')
  change('provider.yaml', 'as_of: 2026-03-31', 'as_of: 2025-03-31')
  const all = found()
  expect(all).toContainEqual(
    expect.stringMatching(
      /^error provider\.yaml:\d+: claims\.certified: says 4K\+, and professionals says Over 2000 of the same count$/,
    ),
  )
  expect(all).toContainEqual(
    expect.stringMatching(/^warning provider\.yaml:\d+: claims\.rating: has no source$/),
  )
  expect(all).toContainEqual(
    expect.stringMatching(
      /^warning provider\.yaml:\d+: claims\.completion: is as of 2025-03-31, more than a year ago$/,
    ),
  )
})

test('a resource names a file that is there', () => {
  rmSync(path('resources/files/cv-for-career-changers.pdf'))
  expect(found()).toEqual([
    expect.stringMatching(
      /^error resources\/cv-for-career-changers\.md:\d+: file: there is no resources\/files\/cv-for/,
    ),
  ])
})

test('500 career paths, a name of 80 letters and one from right to left are content like any other', () => {
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

test('prices and pictures of home and of pages are looked after too', () => {
  change('home.yaml', 'lead: Every path', 'lead: Plans from £99. Every path')
  const text = '\nThe Executive Career Launcher costs £200 a month.\n\n![](/media/desk.jpg)\n'
  appendFileSync(path('pages/funding.md'), text)
  expect(found()).toEqual([
    expect.stringMatching(/^error home\.yaml:\d+: says that plans start from £99, and the lowest/),
    expect.stringMatching(
      /^error pages\/funding\.md:\d+: says £200, and the prices are £269 or £3228 of Exec/,
    ),
    expect.stringMatching(/^error pages\/funding\.md:\d+: the picture \/media\/desk\.jpg has no words/),
  ])
})

test('prices of a career path that contradict each other or those of all are told, and its texts are read by its own', () => {
  const own = (prices: string) => {
    change('career-paths/data-science.md', 'order:', `prices:\n${prices}order:`)
    const all = found()
    change('career-paths/data-science.md', `prices:\n${prices}order:`, 'order:')
    return all
  }
  const at = 'error career-paths/data-science.md'
  expect(own('  - { plan: career-growth-acelerator, price: 199 }\n')).toEqual([
    `${at}:3: provider.yaml has no plan career-growth-acelerator: did you mean career-growth-accelerator?`,
  ])
  expect(own('  - { plan: career-growth-accelerator, price: 160, annual: 1920.5 }\n')).toEqual([
    `${at}:3: a year of Career Growth Accelerator costs 1920.5 at once, and 1920 by the month`,
  ])
  expect(
    own(
      '  - { plan: growth-project-pack, price: 260 }\n  - { plan: growth-project-pack, price: 270, annual: 260 }\n',
    ),
  ).toEqual([
    `${at}:4: Growth project Pack has a price above already`,
    `${at}:4: Growth project Pack is not billed by the month, and has one price`,
  ])
  appendFileSync(
    path('career-paths/data-science.md'),
    '\nThe Growth project Pack costs £260. Plans from £149.\n',
  )
  appendFileSync(
    path(post),
    '\nIn Data Science the Growth project Pack costs £260. The Growth project Pack: £260.\n',
  )
  expect(own('  - { plan: growth-project-pack, price: 260 }\n')).toEqual([
    expect.stringMatching(/^error posts.* says £260, and the prices are £299 of Growth project Pack$/),
  ])
})

test('a tutor of a career path who is none of the people, or is named twice, is told', () => {
  change(
    'career-paths/data-science.md',
    'tutors: [priya-raman, maya-okonjo]',
    'tutors: [pria-raman, maya-okonjo, maya-okonjo]',
  )
  expect(found()).toEqual([
    expect.stringMatching(
      /data-science\.md:\d+: people\/pria-raman\.md is not there: did you mean priya-raman\?$/,
    ),
    expect.stringMatching(/data-science\.md:\d+: maya-okonjo is named above already$/),
  ])
})

test('a film whose files are not there, or are none of a film, is told', () => {
  change('provider.yaml', 'url: /films/first-project.mp4', 'url: /films/first-projekt.mp4')
  change('provider.yaml', 'webm: /films/first-project.webm', 'webm: /films/first-project.mov')
  expect(found()).toEqual([
    expect.stringMatching(
      /^error provider\.yaml:\d+: there is no films\/first-projekt\.mp4: did you mean first-project\.mp4\?$/,
    ),
    expect.stringMatching(
      /^error provider\.yaml:\d+: films\/first-project\.mov is of no kind that is served: \.mp4, \.webm/,
    ),
  ])
})

test('a price below the one from which texts say that prices start is a warning', () => {
  change(
    'career-paths/data-science.md',
    'order:',
    'prices: [{ plan: growth-project-pack, price: 90 }]\norder:',
  )
  expect(found()).toEqual([
    'warning career-paths/data-science.md:2: 90 is less than the 149 that {{starting_price}} says in texts',
  ])
  change('pages/about-us.md', 'start from {{starting_price}}', 'are on each career path')
  expect(found()).toEqual([])
})

test('a link to a draft is a warning, as it leads nowhere yet', () => {
  change('posts/a-first-week-of-sql.md', 'title:', 'draft: true\ntitle:')
  appendFileSync(path(post), '\nA [link](/blog/a-first-week-of-sql).\n')
  const told =
    /^warning posts\/reading-a-job-advert\.md:\d+: \/blog\/a-first-week-of-sql is not published yet/
  expect(found()).toContainEqual(expect.stringMatching(told))
})

test('a page may wait: its entry of a menu and links of home and of pages wait with it, those of posts do not', () => {
  change('pages/funding.md', 'title:', 'publish: 2031-03-01T08:00:00Z\ntitle:')
  change('menu.yaml', 'legal:', '  - { label: Money, to: /funding }\nlegal:')
  change('pages/funding.md', 'menu: footer\n', '')
  change('home.yaml', 'label: Find your career path, to: /careerpaths', 'label: A, to: /funding')
  appendFileSync(path('pages/advisory.md'), '\nA [link](/funding).\n')
  expect(found()).toEqual([])
  appendFileSync(path(post), '\nA [link](/funding).\n')
  expect(found()).toEqual([
    expect.stringMatching(/^warning posts\/reading-a-job-advert\.md:\d+: \/funding is not published yet/),
  ])
})

test('links of sections and of pages lead to what is there', () => {
  change('home.yaml', 'label: Find your career path, to: /careerpaths', 'label: A, to: /career-paths')
  change('pages/advisory.md', '#advisory-services', '#advisory-service')
  change('pages/funding.md', '](/blog)', '](/blogs)')
  change('pages/funding.md', '{{plans_table}}', '{{plan_table}}')
  change('menu.yaml', 'to: /about-us', 'to: /about')
  expect(found()).toEqual([
    'error home.yaml:11: there is no page /career-paths: did you mean /careerpaths?',
    'error menu.yaml:7: header.4.to: there is no page /about: did you mean /about-us?',
    'error pages/funding.md:17: {{plan_table}}: did you mean {{plans_table}}?',
  ])
  change('pages/funding.md', '{{plan_table}}', '{{plans_table}}')
  expect(found()).toEqual(
    expect.arrayContaining([
      'error pages/advisory.md:9: #advisory-service leads to a part that is not there: did you mean #advisory-services?',
      'error pages/funding.md:53: there is no page /blogs: did you mean /blog?',
    ]),
  )
})

test('a mark that is not seen on dark grounds is a warning, until it has another for them', () => {
  writeFileSync(path('brand/mark.svg'), '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#0b1f1c"/></svg>')
  expect(found()).toEqual([
    expect.stringMatching(/^warning brand\/brand\.yaml:31: logo\.mark: its #0b1f1c cannot be seen on dark/),
  ])
  change('brand/brand.yaml', 'mark: mark.svg', 'mark: mark.svg\n  mark_on_dark: mark.svg')
  expect(found()).toEqual([])
})

test('what a path says of whom it suits is held against the questions of the path finder', () => {
  const file = 'career-paths/data-science.md'
  change(file, 'answer: maths/gladly', 'answer: maths/gladley')
  change(file, 'answer: like/test', 'answer: like/why')
  change(file, 'weight: -1', 'weight: 0')
  expect(found()).toContainEqual(
    expect.stringMatching(/^error career-paths\/data-science\.md:\d+: suits\.\d+\.weight: must not be 0$/),
  )
  change(file, 'weight: 0', 'weight: -1')
  expect(found()).toEqual([
    expect.stringMatching(/^error career-paths\/data-science\.md:\d+: like\/why is there twice$/),
    expect.stringMatching(
      /data-science\.md:\d+: finder\.yaml has no answer maths\/gladley: did you mean maths\/gladly\?$/,
    ),
  ])
})

test('questions that stand twice, or are called as something else in the address, are errors', () => {
  change('finder.yaml', '- id: maths', '- id: question')
  change('finder.yaml', '- id: hours', '- id: like')
  expect(found().slice(0, 2)).toEqual([
    expect.stringMatching(/^error finder\.yaml:\d+: questions\.3\.id: is taken: choose another name$/),
    expect.stringMatching(/^error finder\.yaml:\d+: questions\.4\.id: like is there twice$/),
  ])
})
