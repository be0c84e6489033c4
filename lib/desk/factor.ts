import { randomInt } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { encode } from 'uqr'
import { open, seal } from '@/lib/account/sealed-session'
import { limitKey } from '@/lib/limits/limit-key'
import { limiterOf } from '@/lib/limits/limiters'
import { takeCounted } from '@/lib/limits/take'
import { log } from '@/lib/log'
import { keyed } from '@/lib/privacy/address-hash'
import type { Db } from '@/lib/store/tables'
import { site } from '@/provider/facts/site'
import { type Member, mailStaff } from './staff'

const lifetimeSeconds = 20 * 365 * 24 * 60 * 60
// Without letters and digits that look alike.
const letters = 'CDFGHJKMNPQRTVWXY34679'

/** `sealed` goes into the form, `path` draws the QR code in a square of `size` units. */
export async function newFactor(address: string) {
  const secret = generateSecret()
  const { data, size } = encode(generateURI({ issuer: site.name, label: address, secret }), { border: 2 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { secret, sealed: await sealFactor(secret), path: squares.join(''), size }
}

/** Stores a factor with its ten recovery codes as hashes, and returns the codes. Null for a wrong `code`. */
export async function setFactor(
  db: Db,
  { address, invitation }: Member,
  sealed: string,
  code: string,
  at: Date,
) {
  const secret = await openFactor(sealed)
  const step = secret && stepOf(secret, code, 0, at)
  if (!step) return null
  const codes = Array.from({ length: 10 }, () => recoveryCode())
  const recovery = codes.map(hashOf).join('\n')
  const row = { factor: sealed, recovery, last_step: step, invited_until: null, invitation: '' }
  // A link sets up one factor, even if its form is sent twice, and none after a reset.
  const update = db.updateTable('staff').set(row).where('address', '=', address)
  const invited = update.where('factor', '=', '').where('invitation', '=', invitation)
  return (await invited.executeTakeFirstOrThrow()).numUpdatedRows === 1n ? codes : null
}

/** Accepts a code of the app or a recovery code, each once. `wait` is in seconds, after five wrong codes. */
export async function takeCode(
  db: Db,
  member: Member,
  typed: string,
  at: Date,
): Promise<{ isRight: boolean; wait: number }> {
  const { address } = member
  const { wait, used } = await takeCounted('desk codes, account', address)
  if (wait > 0) return { isRight: false, wait }
  const limiter = await limiterOf('desk codes, account')
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  const isRight = /^\d{6}$/.test(code)
    ? await takeStep(db, member, code, at)
    : await takeRecovery(db, member, code)
  if (isRight) await limiter.delete(limitKey(address))
  else {
    await countWrongCode(limiter, limitKey(address))
    if (used === limiter.points) {
      log('warn', 'desk_codes_wrong', {})
      await mailStaff(db, 'desk_codes', address, at)
    }
  }
  return { isRight, wait: 0 }
}

// A right code resets the short limit, but not the day's, or a thief could guess between the owner's codes.
async function countWrongCode(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const day = await limiterOf('wrong desk codes, account')
  const { consumedPoints, msBeforeNext } = await day.penalty(key)
  if (consumedPoints >= day.points) await limiter.block(key, Math.ceil(msBeforeNext / 1000))
}

async function takeStep(
  db: Db,
  { address, factor, last_step }: Member,
  code: string,
  at: Date,
): Promise<boolean> {
  const secret = await openFactor(factor)
  const step = secret && stepOf(secret, code, last_step, at)
  if (!secret || !step) return false
  // Seals the secret again with the current NEXTAUTH_SECRET, so that it stays readable after a later rotation.
  const update = db.updateTable('staff').set({ last_step: step, factor: await sealFactor(secret) })
  const own = update.where('address', '=', address).where('last_step', '<', step).where('factor', '=', factor)
  return (await own.executeTakeFirstOrThrow()).numUpdatedRows === 1n
}

async function takeRecovery(db: Db, { address, recovery }: Member, code: string): Promise<boolean> {
  const [hashes, used] = [recovery.split('\n'), hashOf(code)]
  if (!hashes.includes(used)) return false
  const left = hashes.filter((hash) => hash !== used).join('\n')
  const update = db.updateTable('staff').set({ recovery: left }).where('address', '=', address)
  return (await update.where('recovery', '=', recovery).executeTakeFirstOrThrow()).numUpdatedRows === 1n
}

// Allows the usual half a minute between the clocks. `lastStep` refuses codes that were used.
function stepOf(secret: string, token: string, lastStep: number, at: Date): number | null {
  const epoch = Math.floor(at.getTime() / 1000)
  if (!/^\d{6}$/.test(token)) return null
  const result = verifySync({ secret, token, epoch, epochTolerance: 30, afterTimeStep: lastStep })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

const sealFactor = async (secret: string) => await seal({ factor: secret }, lifetimeSeconds)

async function openFactor(sealed: string): Promise<string | null> {
  return ((await open(sealed))?.factor as string | undefined) ?? null
}

function recoveryCode(): string {
  const text = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

// Keyed, so that a reader of a backup cannot find a code by trying all of them.
const hashOf = (code: string) => keyed('desk recovery', code.replaceAll('-', ''))
