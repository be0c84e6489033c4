import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { missingTests } from './named-tests'

// The parts of OpenACR 0.1.0 that the report uses.
const levels = z.enum(['supports', 'partially-supports', 'does-not-support', 'not-applicable'])
const component = z.strictObject({
  name: z.enum(['web', 'electronic-docs']),
  adherence: z.strictObject({ level: levels, notes: z.string().min(1) }),
})
const chapter = z.object({
  criteria: z.array(z.strictObject({ num: z.string(), components: z.array(component).min(1) })),
})
const report = z.object({
  chapters: z.object({ success_criteria_level_a: chapter, success_criteria_level_aa: chapter }),
})

const { chapters } = report.parse(parse(readFileSync('docs/accessibility.openacr.yaml', 'utf8')))

const asked = {
  success_criteria_level_a: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1
    2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2`,
  success_criteria_level_aa: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11
    2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
}

test.each(['success_criteria_level_a', 'success_criteria_level_aa'] as const)(
  'the accessibility report has every criterion of WCAG 2.2: %s',
  (level) => {
    expect(chapters[level].criteria.map(({ num }) => num)).toEqual(asked[level].split(/\s+/))
  },
)

test('each supported criterion names a test or accessibility.md, and each named test exists', () => {
  const rows = Object.values(chapters).flatMap(({ criteria }) => criteria)
  const supported = rows.flatMap(({ num, components }) =>
    components
      .filter(({ adherence }) => adherence.level === 'supports')
      .map(({ adherence: { notes } }) => ({ num, notes })),
  )
  const unnamed = supported.filter(({ notes }) => !/\.(?:test|spec)\.tsx?|accessibility\.md/.test(notes))
  expect(unnamed).toEqual([])
  expect(supported.flatMap(({ num, notes }) => missingTests(notes).map((test) => `${num} ${test}`))).toEqual(
    [],
  )
})
