// A copy of the checkout in which code can be broken. It is kept for the next run: a second build is a quick one.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ranTests } from './ran-tests.mjs'
import { means, patternOf } from './reference.mjs'

const kept = ['node_modules', '.next', '.next-building', '.env.local']

/** Copies what the repository has and what it does not ignore, and links the packages. */
export function scratchCopy() {
  const name = `mutations-${createHash('sha1').update(process.cwd()).digest('hex').slice(0, 8)}`
  const folder = join(realpathSync(tmpdir()), name)
  const log = join(folder, '.data', 'log')
  const report = join(folder, '.data', 'report.json')
  const inCopy = commandsIn(folder, log)
  copySources(folder)
  linkPackages(join(folder, 'node_modules'))
  inCopy('node', ['scripts/serve/setup.mjs'])

  return {
    folder,
    log,

    change(file, change) {
      writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
    },

    restore: (file) => cpSync(file, join(folder, file), { preserveTimestamps: true }),

    /** Runs the named unit tests. */
    runUnits(references) {
      const run = ['jest', '--silent', '--json', `--outputFile=${report}`, '-t', patternOfAll(references)]
      rmSync(report, { force: true })
      inCopy('npx', [...run, ...filesOf(references)])
      return cameOf(references, ranTests({ jest: report }, folder))
    },

    /** Builds the site and runs the named browser tests. */
    runJourneys(references) {
      const run = ['playwright', 'test', '--retries=0', '-x', '-g', patternOfAll(references)]
      rmSync(report, { force: true })
      if (!inCopy('node', ['scripts/serve/build.mjs'])) return { failed: [], why: 'the site is not built' }
      inCopy('npx', [...run, ...filesOf(references)], { PLAYWRIGHT_JSON_OUTPUT_NAME: report })
      return cameOf(references, ranTests({ playwright: report }))
    },
  }
}

/** Copies what the repository has and what it does not ignore; what builds have left in the folder stays. */
export function copySources(folder) {
  mkdirSync(folder, { recursive: true })
  for (const old of readdirSync(folder).filter((name) => !kept.includes(name)))
    rmSync(join(folder, old), { recursive: true })
  const listed = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  }).stdout
  for (const file of listed.split('\0').filter((file) => file && existsSync(file)))
    cpSync(file, join(folder, file), { preserveTimestamps: true })
}

function commandsIn(folder, log) {
  return (command, args, env) => {
    mkdirSync(dirname(log), { recursive: true })
    const output = openSync(log, 'a')
    const stdio = ['ignore', output, output]
    return spawnSync(command, args, { cwd: folder, stdio, env: { ...process.env, ...env } }).status === 0
  }
}

// Hard links: a second gigabyte would take a while, and Turbopack follows no link that leads out of its folder.
/** Puts the packages of this checkout into another folder. */
export function linkPackages(to) {
  const lock = '.package-lock.json'
  const isSame = () =>
    readFileSync(join(to, lock), 'utf8') === readFileSync(join('node_modules', lock), 'utf8')
  if (existsSync(join(to, lock)) && isSame()) return
  rmSync(to, { recursive: true, force: true })
  const copy = (how) => spawnSync('cp', [how, 'node_modules', dirname(to)]).status === 0
  if (!copy('-al')) copy('-a')
}

// The tests among them that failed; `why` says that some have not run at all.
function cameOf(references, tests) {
  const failed = tests.filter(
    (test) => test.status === 'failed' && references.some((reference) => means(reference, test)),
  )
  const isWhole = references.every((one) =>
    tests.some((test) => test.status === 'passed' && means(one, test)),
  )
  const why = failed.length === 0 && !isWhole ? 'some did not run' : undefined
  return { failed: failed.map(({ file, titles }) => [file, ...titles].join(' › ')), why }
}

const filesOf = (references) => [...new Set(references.map(({ file }) => file))]

const patternOfAll = (references) =>
  references.map((reference) => `(?:${patternOf(reference).source})`).join('|')
