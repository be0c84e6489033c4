import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstParts } from '@/lib/routes'
import { checkContent } from './check-content'
import { contentDir } from './content-dir'
import { lineOf } from './fault'
import { folderForTests } from './testing'

const measurement = `
measurement:
  name: Stepcount
  company: Stepcount Ltd
  country: Ireland
  purpose: It counts which pages are read.
  script: https://stats.example.com/count.js
  attributes:
    data-site: 7
  hosts:
    - stats.example.com
  cookies:
    - { name: stepcount_*, purpose: Tells one visit from another., lasts: a day }
  keeps: one year
`
folderForTests('content')

/** The findings for the demo provider with `measurement`, in which `to` replaces `from`. */
function found(from = '', to = '') {
  expect(measurement).toContain(from)
  appendFileSync(join(contentDir(), 'provider.yaml'), measurement.replace(from, to))
  return checkContent({ now: new Date('2026-11-22'), routes: firstParts, isPublisher: true }).map(
    (finding) => `${finding.level} ${lineOf(finding).replace(`${contentDir()}/`, '')}`,
  )
}

test('the demo provider’s pages are valid when it uses analytics', () => {
  expect(found()).toEqual([])
})

test.each([
  ['script: https://stats', 'script: http://stats', 'script: must begin with https://, or be a path on this'],
  ['script: https://stats', 'script: //stats', 'script: must begin with https://, or be a path on this site'],
  [
    '- stats.example.com',
    '- in.example.com',
    'hosts: doesn’t include stats.example.com, where the script comes',
  ],
  ['- stats.example.com', '- https://stats.example.com', 'hosts.1: must be a host name such as stats'],
  ['- stats.example.com', "- stats.example.com 'unsafe-inline'", 'hosts.1: must be a host name such as'],
  [
    'data-site: 7',
    'onload: alert(1)',
    'attributes.onload: isn’t allowed: use a name that begins with data-, or id',
  ],
  [
    'data-site: 7',
    'src: /other.js',
    'attributes.src: isn’t allowed: use a name that begins with data-, or id',
  ],
  [
    '    - { name: stepcount_*',
    '    []\n    # {',
    'cookies: is empty: if the tool sets no cookies, write the word none',
  ],
  ['keeps: one year', 'keep: one year', 'keep: did you mean keeps?'],
])('%s replaced by %s is an error', (from, to, told) => {
  const errors = found(from, to).filter((line) => /^error provider\.yaml:\d+: measurement/.test(line))
  expect(errors).toContainEqual(expect.stringContaining(`: measurement.${told}`))
})

test.each([
  ['- stats.example.com', "- '*.example.com'"],
  ['https://stats.example.com/count.js', '/count.js'],
  ['\n    - { name: stepcount_*, purpose: Tells one visit from another., lasts: a day }', ' none'],
])('%s replaced by %s is valid', (from, to) => {
  expect(found(from, to)).toEqual([])
})

test('a page that denies analytics is reported with its line, and so is a cookie page without `{{measurement}}`', () => {
  const page = join(contentDir(), 'pages/cookie-policy.md')
  const text = readFileSync(page, 'utf8').replace('{{measurement}}\n', 'There are no analytics.\n')
  writeFileSync(page, text)
  const line = text.split('\n').indexOf('There are no analytics.') + 1
  expect(found()).toEqual([
    expect.stringMatching(/^error pages\/cookie-policy\.md:\d+: doesn’t say what is measured or let/),
    `warning pages/cookie-policy.md:${line}: says “no analytics”, but measurement in provider.yaml names Stepcount`,
  ])
})
