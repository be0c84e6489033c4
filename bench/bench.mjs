// `npm run bench -- <program>`: measures the built site. Without a name it lists the programs.
import { spawnSync } from 'node:child_process'

const programs = {
  light: ['light.mjs', 'bytes, paint, taps and HTML of pages, beside a static file and bare Next'],
  load: ['load.mjs', 'requests a second alone, behind nginx and in two processes; leads to their mails'],
  abuse: ['abuse/abuse.mjs', 'attacks, and how much slower pages become for honest visitors'],
  desk: ['desk.ts', 'reads of the desk’s lists with 100,000 leads, in the database alone'],
}

const [name, ...words] = process.argv.slice(2)
const [program] = programs[name] ?? []
if (program)
  process.exit(
    spawnSync(program.endsWith('.ts') ? 'tsx' : 'node', [`bench/${program}`, ...words], { stdio: 'inherit' })
      .status ?? 1,
  )
const lines = Object.entries(programs).map(([each, [, does]]) => `  ${each.padEnd(6)} ${does}\n`)
process.stdout.write(`npm run bench -- <program>:\n\n${lines.join('')}`)
process.exit(name ? 1 : 0)
