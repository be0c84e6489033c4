// `npm run content` lists every fault of the provider's folder, and exits with 1 for an error. The build runs it too. With
// `--schemas` it also writes JSON schemas, by which a code editor completes and checks the files.
import './command.mjs'
import { lineOf } from '@/provider/fault'
import { findFaults } from './find-faults'
import { writeSchemas } from './write-schemas'

if (process.argv.includes('--schemas')) process.stdout.write(`${writeSchemas()}\n`)
const isQuiet = process.argv.includes('--quiet')
const found = await findFaults()
const errors = found.filter(({ level }) => level === 'error')
for (const finding of found) process.stdout.write(`  ${finding.level.padEnd(7)}  ${lineOf(finding)}\n`)
if (!isQuiet || found.length > 0) process.stdout.write(`${summary()}\n`)
process.exitCode = errors.length > 0 ? 1 : 0

function summary(): string {
  if (found.length === 0) return 'The content is valid.'
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  const what = `${count(errors.length, 'error')}, ${count(found.length - errors.length, 'warning')}`
  return errors.length > 0
    ? `${what}. The site can’t be built until the errors are fixed.`
    : `${what}. The site can be built.`
}
