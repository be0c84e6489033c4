import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { backupFile, beforeRestore } from './backup-files'
import { purgeBackups } from './purge'

const now = new Date('2030-06-15T12:00:00.000Z')
const young = new Date('2030-03-18T12:00:00.000Z')
const old = new Date('2030-03-16T12:00:00.000Z')

test('backups, and databases that a restore replaced, are deleted 90 days after the time in their names; other files stay', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'backups-')), 'site.db')
  const url = `file:${path}`
  const [folder, beside] = [dirname(backupFile(url, now)), dirname(path)]
  mkdirSync(folder)
  const stays = [path, backupFile(url, young), beforeRestore(path, young), join(folder, 'by-hand.db')]
  const others = [`${join(beside, 'other.db')}.before-restore-${old.toISOString()}`, join(beside, 'notes')]
  const goes = [backupFile(url, old), beforeRestore(path, old), `${beforeRestore(path, old)}-wal`]
  for (const file of [...stays, ...others, ...goes]) writeFileSync(file, '')
  expect(await purgeBackups(url, now)).toEqual({ backups: 3 })
  const left = [folder, beside].flatMap((each) => readdirSync(each).map((name) => join(each, name)))
  expect(left.sort()).toEqual([...stays, ...others, folder].sort())
  expect(await purgeBackups(url, now)).toEqual({})
  expect(await purgeBackups('postgres://db.example.com/site', now)).toEqual({})
})
