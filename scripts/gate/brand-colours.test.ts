import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const folders = 'app components lib provider server upstream delivery scripts public middleware.ts'.split(' ')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) => /\.(tsx?|mjs|css|svg|json|webmanifest)$/.test(file) && !/\.test\.tsx?$|\/cases\//.test(file),
  )
// An error message shows this colour as an example.
const example = '#336699'
const colour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!;)|%23[\da-f]{3,8}\b|rgba?\(\s*\d/gi
// Black and white belong to no brand.
const neutral = /^#(?:0{3,8}|f{3,8})$/i

test('code contains no colour of a brand', () => {
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(colour) ?? [])
      .filter((each) => !neutral.test(each) && each !== example)
      .map((each) => `${file}: ${each}`),
  )
  expect(found).toEqual([])
})
