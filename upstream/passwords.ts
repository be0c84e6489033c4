import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { invalid } from './refusal'

// OWASP's minimum for argon2id. It runs in the thread pool, off the event loop.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// Node's four threads also read files. Two of them stay free for that.
const inTurn = pLimit(2)

/** An argon2id hash, which includes salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  return await inTurn(() => hash(password, options))
}

/** Takes equally long for an undefined hash: otherwise the time would reveal which addresses have an account. */
export async function isPassword(password: string, known: string | undefined): Promise<boolean> {
  const presumed = known ?? (await decoyHash())
  const isRight = await inTurn(() => verify(presumed, password))
  return isRight && known !== undefined
}

/** Refuses any but the account's password. */
export async function requirePassword(
  password: string,
  account: { password_hash: string },
  field = 'password',
): Promise<void> {
  if (await isPassword(password, account.password_hash)) return
  throw invalid({ [field]: ['The password is not right. Please enter it again.'] })
}

let decoy: string | undefined

async function decoyHash(): Promise<string> {
  decoy ??= await hashPassword('nobody has this password')
  return decoy
}
