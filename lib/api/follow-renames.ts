import type { Kysely } from 'kysely'
import { log } from '@/lib/log'
import { once } from '@/lib/once'
import type { SiteTables } from '@/lib/store/tables'
import { now } from '@/lib/time/now'
import { contentDir } from '@/provider/content-dir'
import { contentFolder } from '@/upstream/content'
import type { Tables } from '@/upstream/tables'
import { nextStartSubject } from './messages'

/** The files of all career paths, parsed again when they change. */
export async function readPathFiles(at: Date) {
  const files = once('path files', () =>
    contentFolder('career-paths', { contentDir: contentDir(), log, now }),
  )
  return await files(at)
}

/**
 * Writes the new name of a renamed path into enquiries and requests for a next start: they store the name, not
 * the slug.
 */
export async function followRenames(db: Kysely<SiteTables & Tables>): Promise<void> {
  const paths = await readPathFiles(now())
  const names = new Set(paths.map(({ career_name }) => career_name))
  const known = new Map(
    (await db.selectFrom('path_names').selectAll().execute()).map(({ path, name }) => [path, name]),
  )
  for (const { slug: path, career_name: name } of paths) {
    const old = known.get(path)
    if (old === name) continue
    await db.transaction().execute(async (trx) => {
      const row = trx.insertInto('path_names').values({ path, name })
      await row.onConflict((conflict) => conflict.column('path').doUpdateSet({ name })).execute()
      // If another path now has the old name, enquiries with it may belong to either path.
      if (!old || names.has(old)) return
      const leads = trx.updateTable('leads').set({ careerPathName: name }).where('careerPathName', '=', old)
      await leads.execute()
      const requests = trx.updateTable('messages').set({ subject: nextStartSubject(name) })
      await requests.where('kind', '=', 'start').where('subject', '=', nextStartSubject(old)).execute()
      log('info', 'path_renamed', { path })
    })
  }
}
