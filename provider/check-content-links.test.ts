import { appendFileSync } from 'node:fs'
import { firstParts } from '@/lib/routes'
import { change, checksForTests, path, post } from './testing-checks'

const found = checksForTests(firstParts)

test('a picture without a description is an error', () => {
  appendFileSync(path(post), '\n![](/media/desk.jpg)\n![A desk](/media/desk.jpg)\n`![](code)`\n')
  expect(found().filter((line) => line.includes('picture'))).toEqual([
    expect.stringMatching(
      /^error posts\/reading-a-job-advert\.md:\d+: the picture \/media\/desk\.jpg has no description/,
    ),
  ])
})

test('a photograph without a description is an error, except a person’s, which the name describes', () => {
  const photo = 'photo: pictures/desk.jpg\n'
  change(post, 'author:', `${photo}author:`)
  change('home.yaml', '  - section: hero\n', `  - section: hero\n    ${photo}`)
  change('pages/advisory.md', 'title:', 'photo_alt: A desk\ntitle:')
  expect(found()).toEqual([
    expect.stringMatching(/^error home\.yaml:\d+: photo_alt is missing: say what the photograph shows/),
    'error pages/advisory.md:2: photo_alt: there’s no photo for this description',
    expect.stringMatching(/^error posts\/reading-a-job-advert\.md:3: photo_alt is missing/),
  ])
  change('posts/a-first-week-of-sql.md', 'title:', 'image: pictures/desk.jpg\ntitle:')
  expect(found()).toContain(
    'error posts/a-first-week-of-sql.md:2: image: for a photograph in the folder, use photo and photo_alt instead',
  )
  change(post, photo, 'photo: ../desk.jpg\nphoto_alt: A desk\n')
  expect(found()).toContainEqual(
    expect.stringMatching(/^error posts\/reading.*:3: photo: must be a path such as pictures\/workshop\.jpg/),
  )
})

test('a testimony that names an unknown career path is an error', () => {
  change('testimonies/kojo-ampadu-hart.md', 'cloud-and-it', 'cloud-and-at')
  expect(found()).toEqual([
    'error testimonies/kojo-ampadu-hart.md:6: there’s no career-paths/cloud-and-at.md: did you mean cloud-and-it?',
  ])
})

test('a picture of the folder is not checked as a link, and a wrong path to it is an error', () => {
  appendFileSync(path(post), '\n![A desk](pictures/desk.jpg)\n')
  expect(found()).toEqual([])
  appendFileSync(path(post), '\n[![A desk](pictures/desk.jpg) **Read**](/blogs)\n')
  expect(found()).toEqual([expect.stringContaining('there’s no page /blogs')])
  change(post, '(/blogs)', '(/blog)')
  for (const wrong of ['../pictures/desk.jpg', '/pictures/desk.jpg', 'pictures/My%20desk.jpg'])
    appendFileSync(path(post), `![A desk](${wrong})\n`)
  const told = expect.stringContaining('write a picture as ![words](pictures/desk.jpg)')
  expect(found()).toEqual([told, told, told])
})

test.each([
  [
    '/careerpaths/data-sience',
    'there’s no page /careerpaths/data-sience: did you mean /careerpaths/data-science?',
  ],
  ['/kontakt', 'there’s no page /kontakt'],
  ['contact-us', 'contact-us isn’t a link: begin with / for a page of the site, or with https://'],
  ['#nowhere', '#nowhere leads to a part that doesn’t exist'],
  [
    '/blog/a-risk-register-people-read#elsewhere',
    '/blog/a-risk-register-people-read#elsewhere leads to a part that doesn’t exist',
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
])('a link to %s is valid', (href) => {
  appendFileSync(path(post), `\nA [link](${href}).\n`)
  expect(found()).toEqual([])
})

test('a link to a heading by its words is valid', () => {
  appendFileSync(path(post), '\n## What it costs\n\nA [link](#reading-a-job-advert-what-it-costs).\n')
  expect(found()).toEqual([])
})

test('a link to a draft is a warning', () => {
  change('posts/a-first-week-of-sql.md', 'title:', 'draft: true\ntitle:')
  appendFileSync(path(post), '\nA [link](/blog/a-first-week-of-sql).\n')
  const told = /^warning posts\/reading-a-job-advert\.md:\d+: \/blog\/a-first-week-of-sql isn’t published yet/
  expect(found()).toContainEqual(expect.stringMatching(told))
})

test('a link to a draft page is a warning in a post, and no finding in the menu, home.yaml or a page', () => {
  change('pages/funding.md', 'title:', 'publish: 2031-03-01T08:00:00Z\ntitle:')
  change('menu.yaml', 'legal:', '  - { label: Money, to: /funding }\nlegal:')
  change('pages/funding.md', 'menu: footer\n', '')
  change('home.yaml', 'label: Find your career path, to: /careerpaths', 'label: A, to: /funding')
  appendFileSync(path('pages/advisory.md'), '\nA [link](/funding).\n')
  expect(found()).toEqual([])
  appendFileSync(path(post), '\nA [link](/funding).\n')
  expect(found()).toEqual([
    expect.stringMatching(/^warning posts\/reading-a-job-advert\.md:\d+: \/funding isn’t published yet/),
  ])
})

test('a link to a missing page or part is an error in a section, a page and the menu', () => {
  change('home.yaml', 'label: Find your career path, to: /careerpaths', 'label: A, to: /career-paths')
  change('pages/advisory.md', '#advisory-terms', '#advisory-term')
  change('pages/funding.md', '](/blog)', '](/blogs)')
  change('pages/funding.md', '{{plans_table}}', '{{plan_table}}')
  change('menu.yaml', 'to: /about-us', 'to: /about')
  expect(found()).toEqual([
    'error home.yaml:11: there’s no page /career-paths: did you mean /careerpaths?',
    'error menu.yaml:7: header.4.to: there’s no page /about: did you mean /about-us?',
    'error pages/funding.md:18: {{plan_table}}: did you mean {{plans_table}}?',
  ])
  change('pages/funding.md', '{{plan_table}}', '{{plans_table}}')
  expect(found()).toEqual(
    expect.arrayContaining([
      'error pages/advisory.md:9: #advisory-term leads to a part that doesn’t exist: did you mean #advisory-terms?',
      'error pages/funding.md:57: there’s no page /blogs: did you mean /blog?',
    ]),
  )
})

test('missing film files, and files of another kind, are reported', () => {
  change('provider.yaml', 'url: /films/first-project.mp4', 'url: /films/first-projekt.mp4')
  change('provider.yaml', 'webm: /films/first-project.webm', 'webm: /films/first-project.mov')
  expect(found()).toEqual([
    expect.stringMatching(
      /^error provider\.yaml:\d+: there’s no films\/first-projekt\.mp4: did you mean first-project\.mp4\?$/,
    ),
    expect.stringMatching(
      /^error provider\.yaml:\d+: films\/first-project\.mov can’t be used: films must end with \.mp4, \.webm/,
    ),
  ])
})

test.each([
  ['https://youtu.be/a1b2c3d4e5F', ''],
  ['https://vimeo.com/76979871', ''],
  ['https://media.example.com/film.mp4', 'from: Lantern Films'],
])('a film at %s is valid', (url, more) => {
  nameFilm(url, more)
  expect(found()).toEqual([])
})

const kinds = 'url: isn’t a film that browsers can play here: link to YouTube or Vimeo, or to an .mp4 or'

test.each([
  ['https://media.example.com/film.m3u8', '', kinds],
  ['http://media.example.com/film.mp4', '', kinds],
  ['https://media.example.com;script-src/film.mp4', '', kinds],
  [`'https://media.example.com/a"b.mp4'`, '', kinds],
  [`"https://media.example.com/a'b.mp4"`, '', kinds],
  ['javascript:alert(1)', '', 'url: must be a path such as /films/first.mp4, or begin with https://'],
  ['data:video/mp4;base64,AAAA', '', 'url: must be a path such as /films/first.mp4, or begin with https://'],
  ['https://media.example.com/film.mp4', '', 'from: is missing: name who hosts the film'],
  [
    'https://youtu.be/a1b2c3d4e5F',
    'webm: https://media.example.com/film.webm',
    'webm: must be hosted in the same place as url',
  ],
  ['/films/first-project.mp4', 'webm: https://media.example.com/film.webm', 'webm: must be a path such as'],
  ['https://vimeo.com/76979871', 'captions: https://media.example.com/a.vtt', 'captions: must be a path'],
])('a film at %s with %p is an error', (url, more, told) => {
  nameFilm(url, more)
  expect(found()).toContainEqual(expect.stringMatching(/^error provider\.yaml:\d+: film\./))
  expect(found().join('\n')).toContain(`: film.${told}`)
})

function nameFilm(url: string, more: string) {
  const rest = 'webm: /films/first-project.webm\n  captions: /films/first-project.en.vtt'
  change('provider.yaml', 'url: /films/first-project.mp4', `url: ${url}`)
  change('provider.yaml', `  ${rest}\n`, more && `  ${more}\n`)
}
