import { listUndelivered, sendAgain } from '@/delivery/for-person'
import type { Item } from '@/delivery/tables'
import { env } from '@/lib/env'
import { openSiteDatabase } from '@/lib/store/site-database'

const meanings: Record<string, string> = {
  stuck: 'given up: waiting for you',
  refused: 'refused: waiting for you',
  uncertain: 'may have arrived: check there before you send it again',
}

const [option, what, ...more] = process.argv.slice(2)
const isSend = option === '--send' && /^(all|\d{1,9})$/.test(what ?? '')
if (more.length > 0 || (option !== undefined && !isSend))
  throw new Error('npm run site -- outbox accepts no option, --send <number>, or --send all')

const db = await openSiteDatabase(env().DATABASE_URL)
process.stdout.write(isSend ? await sent(what as string) : await listed())
await db.destroy()

async function listed(): Promise<string> {
  const { items, outages } = await listUndelivered(db)
  const away = outages.map(
    ({ destination, away_since }) => `${destination} has been away since ${away_since}\n`,
  )
  if (items.length === 0) return 'Everything has been delivered.\n'
  const hint = 'Send one again with: npm run site -- outbox --send <number>, or all with: --send all\n'
  return `${items.map(textOf).join('\n')}\n${away.join('')}${hint}`
}

function textOf({ attempts, reason, ...item }: Item): string {
  const about = [item.destination, item.kind, item.record].filter(Boolean).join(' · ')
  const standing = meanings[item.state] ?? `waits, next try ${item.due_at}`
  const tried = `${attempts} ${attempts === 1 ? 'try' : 'tries'}${reason && `, the last: ${reason}`}`
  return `${item.id}  ${item.created_at}  ${about}\n  ${standing}; ${tried}\n`
}

async function sent(what: string): Promise<string> {
  const count = await sendAgain(db, what === 'all' ? undefined : Number(what), new Date())
  if (count > 0) return `${count} will be sent again: a running site does so within seconds.\n`
  process.exitCode = what === 'all' ? 0 : 1
  return what === 'all' ? 'Nothing is waiting for you.\n' : `There’s no undelivered item ${what}.\n`
}
