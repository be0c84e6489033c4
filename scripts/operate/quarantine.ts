import { embedded } from '@/lib/api/embedded'
import { env } from '@/lib/env'
import { listSuspects, releaseSuspect, type Suspect } from '@/lib/spam/quarantine'
import { siteDatabase } from '@/lib/store/site-database'
import { minute } from '@/upstream/reports'

/** Prints the enquiries that look like spam, or delivers the one with number `id`. */
export async function quarantine(kind: Suspect['kind'], id?: string): Promise<void> {
  const db = await siteDatabase()
  process.stdout.write(id === undefined ? await listed(kind) : await released(kind, id))
  if (!env().API_ROOT_URL) await embedded().close()
  await db.destroy()
}

async function listed(kind: Suspect['kind']): Promise<string> {
  const suspects = await listSuspects(await siteDatabase(), kind)
  const texts = suspects.map(({ id, created_at, reasons, fields }) => {
    const filled = Object.entries(fields).filter(([, value]) => value !== '' && value !== false)
    const lines = filled.map(([name, value]) => `  ${name}: ${String(value).replaceAll('\n', '\n    ')}`)
    return `${id}  ${minute(created_at)}  ${reasons.replaceAll('\n', ', ')}\n${lines.join('\n')}\n`
  })
  const hint = `Release one with: npm run site -- ${kind}s --release <number>\n`
  return suspects.length > 0 ? `${texts.join('\n')}\n${hint}` : 'Nothing is held.\n'
}

async function released(kind: Suspect['kind'], id: string): Promise<string> {
  const isSent = /^\d{1,9}$/.test(id) && (await releaseSuspect(await siteDatabase(), kind, Number(id)))
  if (isSent) return `Released ${kind} ${id} and sent its emails.\n`
  process.exitCode = 1
  return `No ${kind} ${id} is held. List them with: npm run site -- ${kind}s --quarantine\n`
}
