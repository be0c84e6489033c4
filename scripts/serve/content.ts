// `npm run content` lists every fault of the provider's folder, and exits with 1 for an error. The build runs it too. With
// `--schemas` it also writes JSON schemas, by which a code editor completes and checks the files. `--upgrade` shows what a
// folder of an older version needs, and `--upgrade --write` changes it.
import './command.mjs'
import { version } from '@/lib/health/version'
import { lineOf } from '@/provider/fault'
import type { Finding } from '@/provider/finding'
import { findFaults } from './find-faults'
import { upgradeContent } from './upgrade-content'
import { writeSchemas } from './write-schemas'

const [isUpgrade, isWriting] = [process.argv.includes('--upgrade'), process.argv.includes('--write')]
if (isUpgrade) upgrade()
// Before an upgrade is written, the check would only report the same fields again, as faults.
if (!isUpgrade || isWriting) await check()

async function check(): Promise<void> {
  if (process.argv.includes('--schemas')) process.stdout.write(`${writeSchemas()}\n`)
  const isQuiet = process.argv.includes('--quiet')
  const found = await findFaults()
  const errors = found.filter(({ level }) => level === 'error')
  for (const finding of found) process.stdout.write(`  ${finding.level.padEnd(7)}  ${lineOf(finding)}\n`)
  if (!isQuiet || found.length > 0) process.stdout.write(`${summary(found, errors)}\n`)
  process.exitCode = errors.length > 0 ? 1 : 0
}

function summary(found: Finding[], errors: Finding[]): string {
  if (found.length === 0) return 'The content is valid.'
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  const what = `${count(errors.length, 'error')}, ${count(found.length - errors.length, 'warning')}`
  const isFaulty = errors.length > 0
  return `${what}. The site ${isFaulty ? 'can’t be built until the errors are fixed' : 'can be built'}.`
}

function upgrade(): void {
  const copy = `.data/content-before-${version}`
  const lines = upgradeContent(isWriting ? copy : undefined).map((line) => `  ${line}\n`)
  if (lines.length === 0) process.stdout.write(`No file needs a change for ${version}.\n`)
  else if (isWriting) process.stdout.write(`${lines.join('')}Done. The folder as it was: ${copy}\n`)
  else process.stdout.write(`${lines.join('')}To change this: npm run content -- --upgrade --write\n`)
}
