import { hash, verify } from '@node-rs/argon2'

// The minimum that OWASP names for argon2id, which the library uses. It works in the thread pool, not on the event loop.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashes a password by argon2id.
 *
 * @returns the hash with its salt and cost, in one string
 */
export async function hashPassword(password: string): Promise<string> {
  return await inTurn(() => hash(password, options))
}

/**
 * Whether a password belongs to a hash.
 *
 * @param known the hash, or undefined for an address without an account: the answer is then false after the same time,
 *   so that nobody can learn from it which addresses have accounts
 */
export async function isPassword(password: string, known: string | undefined): Promise<boolean> {
  const presumed = known ?? (await decoyHash())
  const isRight = await inTurn(() => verify(presumed, password))
  return isRight && known !== undefined
}

let decoy: string | undefined

async function decoyHash(): Promise<string> {
  decoy ??= await hashPassword('nobody has this password')
  return decoy
}

// The same four threads read files: two of them stay free for that, however many sign in at once.
const turns = 2
const waiting: (() => void)[] = []
let working = 0

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (working >= turns) await new Promise<void>((go) => waiting.push(go))
  else working++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else working--
  }
}

/** What is said to who has entered another password. */
export const wrongPassword = ['The password is not right. Please enter it again.']
