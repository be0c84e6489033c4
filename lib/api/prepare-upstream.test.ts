/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { enqueue } from '@/delivery/outbox'
import type { DeliveryTables } from '@/delivery/tables'
import { siteDatabase } from '@/lib/store/site-database'
import { endDelivery, prepareUpstream } from './prepare-upstream'

test('a site that starts while its database is away delivers waiting items once it is back', async () => {
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  let arrived = () => {}
  const arrival = new Promise<void>((done) => {
    arrived = done
  })
  const upstream = createServer((_, response) => {
    response.writeHead(201, { connection: 'close' }).end('{}')
    arrived()
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => upstream.once('listening', listening))
  process.env.API_ROOT_URL = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
  const folder = join(mkdtempSync(join(tmpdir(), 'away-')), 'data')
  process.env.DATABASE_URL = `file:${join(folder, 'site.db')}`
  writeFileSync(folder, 'no folder')

  await prepareUpstream()
  expect(log.mock.calls.flat().join()).toContain('"event":"database_away"')
  rmSync(folder)
  // The first attempt to open the database may still be under way, and fails.
  await siteDatabase().catch(() => {})
  const db = (await siteDatabase()) as Kysely<unknown> as Kysely<DeliveryTables>
  const payload = { path: '/api/leads/', record: { email: 'ada@example.com' } }
  await enqueue(db, [{ destination: 'upstream', kind: 'lead', payload }], new Date())
  await arrival
  await endDelivery()
  upstream.closeAllConnections()
  await new Promise((closed) => upstream.close(closed))
  await db.destroy()
})
