import { addStaff, listStaff, removeStaff, resetStaff } from '@/lib/desk/staff'
import { env } from '@/lib/env'
import { openSiteDatabase } from '@/lib/store/site-database'
import { now } from '@/lib/time/now'
import { personIn } from './personal-data'

const [act = 'list', ...words] = process.argv.slice(2)
const db = await openSiteDatabase(env().DATABASE_URL)
process.stdout.write(await run())
await db.destroy()

async function run(): Promise<string> {
  if (act === 'list') return await listed()
  if (!['add', 'remove', 'reset'].includes(act))
    throw new Error('npm run site -- staff accepts add, list, remove or reset')
  const { address } = personIn(words, `staff ${act}`)
  const mailed = `A link is mailed to ${address}. It works for 24 hours.\n`
  if (act === 'add' && (await addStaff(db, address, now()))) return mailed
  if (act === 'reset' && (await resetStaff(db, address, now())))
    return `The second factor and the recovery codes are removed. ${mailed}`
  if (act === 'remove' && (await removeStaff(db, address))) return `${address} can no longer open the desk.\n`
  process.exitCode = 1
  return act === 'add'
    ? `${address} is staff already. For another phone: npm run site -- staff reset ${address}\n`
    : `${address} isn’t staff. List them with: npm run site -- staff list\n`
}

async function listed(): Promise<string> {
  const all = await listStaff(db)
  const lines = all.map(({ address, factor, invited_until }) => {
    const standing = factor ? 'set up' : `invited until ${invited_until?.slice(0, 16).replace('T', ' ')} UTC`
    return `${address}  ${standing}\n`
  })
  return lines.join('') || 'Nobody is staff. Add somebody: npm run site -- staff add ada@example.com\n'
}
