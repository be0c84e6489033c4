import { appendFileSync } from 'node:fs'
import { firstParts } from '@/lib/routes'
import { change, checksForTests, path, post } from './testing-checks'

const found = checksForTests(firstParts)

test('a text cannot name a value that the contract lacks', () => {
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

test('a figure may be a number as well as a text', () => {
  change('provider.yaml', 'value: 500+', 'value: 512')
  expect(found()).toEqual([])
  change('provider.yaml', 'value: 512', 'value: [512]')
  expect(found()).toEqual([
    expect.stringMatching(/^error provider\.yaml:\d+: claims\.businesses\.value: must be a text$/),
  ])
})

test('a past start is a warning unless it repeats', () => {
  expect(found('2027-01-11')).toEqual([])
  change('career-paths/data-science.md', 'course_start_repeats: yearly\n', '')
  expect(found('2027-01-11')).toEqual(
    expect.arrayContaining([
      'warning career-paths/data-science.md:7: course_start_date: 2027-01-10 has passed: the page now says that the next start date isn’t set yet',
    ]),
  )
  change('provider.yaml', '  repeats: yearly', '  repeats: never')
  expect(found()).toEqual([
    'warning provider.yaml:32: cohort.start: 2025-01-10 has passed: the home page now says that the next date isn’t set yet',
  ])
})

test.each([
  [
    'unit: per user\n',
    'unit: per user/month\n',
    'Growth project Pack: is paid once, but its unit says “per user/month”',
  ],
  ['unit: per user/month', 'unit: per user', 'must be a price per month'],
  ['name: Growth project Pack', 'name: Career Growth Accelerator', 'costs 299 here and 149 above'],
  ['group: packs', 'group: pax', 'plans.3.group: isn’t one of the plan_groups'],
])('plans that contradict themselves are errors: %s becomes %s', (from, to, message) => {
  change('provider.yaml', from, to)
  expect(found()).toContainEqual(expect.stringContaining(message))
  expect(found()[0]).toMatch(/^error provider\.yaml:\d+: /)
})

test('a price in a text that differs from the plan’s is an error', () => {
  const place = 'error posts/reading-a-job-advert.md'
  appendFileSync(
    path(post),
    '\nThe Career Growth Accelerator costs £149 a month, or £1,430.40 a year. Bread is £2.\n',
  )
  expect(found()).toEqual([])
  appendFileSync(path(post), '\nThe Career Growth Accelerator costs £199. Plans from £99.\n')
  expect(found()).toEqual([
    expect.stringMatching(`${place}:\\d+: says £199, but the prices of Career Growth Accelerator are £149`),
    expect.stringMatching(`${place}:\\d+: says that plans start from £99, but the lowest is £149`),
  ])
})

test('two different figures for one count are an error; a figure without a source, or an old one, is a warning', () => {
  change(
    'provider.yaml',
    'counts: Employees whose',
    'counts: "certificates awarded across all career paths and project packs, since 2019: some people hold several" # ',
  )
  change('provider.yaml', '    source: our end-of-term questionnaire\n', '')
  change('provider.yaml', 'as_of: 2026-03-31', 'as_of: 2025-03-31')
  const all = found()
  expect(all).toContainEqual(
    expect.stringMatching(
      /^error provider\.yaml:\d+: claims\.professionals: says Over 2000, but certified says 4K\+ for the same count$/,
    ),
  )
  expect(all).toContainEqual(
    expect.stringMatching(
      /^warning provider\.yaml:\d+: claims\.rating: has no source: say where the figure comes from$/,
    ),
  )
  expect(all).toContainEqual(
    expect.stringMatching(
      /^warning provider\.yaml:\d+: claims\.completion: is as of 2025-03-31, more than a year ago$/,
    ),
  )
})

test('prices and pictures in home.yaml and on pages are checked', () => {
  change('home.yaml', 'lead: Every path', 'lead: Plans from £99. Every path')
  const text = '\nThe Executive Career Launcher costs £200 a month.\n\n![](/media/desk.jpg)\n'
  appendFileSync(path('pages/funding.md'), text)
  expect(found()).toEqual([
    expect.stringMatching(/^error home\.yaml:\d+: says that plans start from £99, but the lowest/),
    expect.stringMatching(
      /^error pages\/funding\.md:\d+: says £200, but the prices of Executive Career Launcher are £269 or £3228/,
    ),
    expect.stringMatching(/^error pages\/funding\.md:\d+: the picture \/media\/desk\.jpg has no description/),
  ])
})

test('a career path’s contradictory prices are reported, and its texts are checked against its own prices', () => {
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
    `${at}:3: a year of Career Growth Accelerator costs more paid annually, 1920.5, than paid monthly, 1920`,
  ])
  expect(
    own(
      '  - { plan: growth-project-pack, price: 260 }\n  - { plan: growth-project-pack, price: 270, annual: 260 }\n',
    ),
  ).toEqual([
    `${at}:4: Growth project Pack already has a price above`,
    `${at}:4: Growth project Pack isn’t billed monthly, so it has only one price`,
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
    expect.stringMatching(/^error posts.* says £260, but the prices of Growth project Pack are £299$/),
  ])
})

test('a price below the stated lowest price is a warning', () => {
  change(
    'career-paths/data-science.md',
    'order:',
    'prices: [{ plan: growth-project-pack, price: 90 }]\norder:',
  )
  expect(found()).toEqual([
    'warning career-paths/data-science.md:2: 90 is less than 149, which {{starting_price}} shows in texts',
  ])
  change('pages/about-us.md', 'start from {{starting_price}}', 'are on each career path')
  expect(found()).toEqual([])
})
