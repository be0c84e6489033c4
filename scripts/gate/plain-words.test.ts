import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

// Words that hide who does what, each with a replacement. Test readers had to read sentences with them twice.
const avoided: [RegExp, string][] = [
  [/\banew\b/i, 'again'],
  [/\bamid\b/i, 'during'],
  [/\bbe it\b/i, 'whether it is'],
  [/\b(?:is|are) none\b/i, 'is missing'],
  [/\b(?:of|by) whom\b/i, 'a sentence with the person as its subject'],
  [/\b(?:(?:is|are|was|were) told|told of)\b/i, 'reads, receives or is notified'],
  [/\bwhoever\b/i, 'the person: visitor, learner, client, caller'],
  [/(?:^|[.;] )(?:Who|What|Where there) (?:has|is|are|was|asks)\b/, 'the subject first'],
]

const prose = {
  code: (line: string) => /^\s*(?:\/\/|\/?\*|\{\/\*)|\b(?:test|it|describe)\(/.test(line),
  paper: (line: string) => !/^(?: {4}|\||#)/.test(line),
}

/** The avoided words in a file's comments, test titles or paragraphs, a line each. */
function faultsOf(file: string, text: string): string[] {
  const isProse = file.endsWith('.md') ? prose.paper : prose.code
  return text.split('\n').flatMap((line, index) => {
    const said = line.replace(/^\W+/, '')
    const found = isProse(line) ? avoided.filter(([words]) => words.test(said)) : []
    return found.map(([words, instead]) => `${file}:${index + 1} ${words.exec(said)?.[0]}: write ${instead}`)
  })
}

test('comments, test titles and papers avoid words that hide who does what', () => {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  const files = stdout
    .split('\n')
    .filter((file) => /^(?!content\/|e2e\/other).*\.(?:tsx?|mjs|md)$/.test(file))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  ['x.ts', '// Who has gone needs no answer.', 'Who has'],
  ['x.md', 'A reader. What is missing stays.', '. What is'],
  ['x.ts', '// A page is rendered anew.', 'anew'],
])('%s with "%s" fails', (file, line, words) => {
  expect(faultsOf(file, line)[0]).toContain(`${file}:1 ${words}`)
})
