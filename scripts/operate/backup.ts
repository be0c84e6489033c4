// With Postgres it writes nothing: it prints the command to run, and exits with 2.
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { backUp } from '@/database/backup'
import { filePath } from '@/database/open'
import { env } from '@/lib/env'
import { backupFile } from '@/lib/privacy/backup-files'
import { now } from '@/lib/time/now'
import { dumpCommand } from './postgres-commands'
import { peopleIn } from './restored'

const { DATABASE_URL } = env()
const [file, ...more] = process.argv.slice(2)
if (more.length > 0) throw new Error('Name one file or none: npm run site -- backup copy.db')
if (DATABASE_URL.startsWith('file:')) write(file ? resolve(file) : backupFile(DATABASE_URL, now()))
else {
  process.stdout.write(
    `Nothing was written. Postgres makes its own backups: run\n\n${dumpCommand(DATABASE_URL)}\n`,
  )
  process.exitCode = 2
}

function write(to: string) {
  const counts = backUp(filePath(DATABASE_URL), to)
  const size = (statSync(to).size / 1024 / 1024).toFixed(1)
  process.stdout.write(`Wrote and checked ${to}: ${size} MB, ${peopleIn(counts)}\n`)
  process.stdout.write(
    `It holds personal data but no secrets. Keep .env.local somewhere else: its keys open what is sealed in the backup.\n`,
  )
}
