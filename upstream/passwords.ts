import { hash, verify } from '@node-rs/argon2'

// OWASP's least for argon2id, the library's algorithm. The work is done in the thread pool, never on the event loop.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The argon2id hash of a password, with its salt and cost in one string. */
export async function hashPassword(password: string): Promise<string> {
  return await inTurn(() => hash(password, options))
}

/**
 * Whether a password belongs to a hash. Without a hash, because nobody has that address, it takes as long and says no,
 * so that the time tells nothing.
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

// Files are read by the same four threads: half of them stay free, however many sign in at once.
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
