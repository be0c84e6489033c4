import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { requireGoodPassword } from './password-rules'
import { invalid } from './refusal'

// OWASP's minimum for argon2id. It runs in the thread pool, off the event loop.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// Node's four threads also read files. Two of them stay free for that.
const inTurn = pLimit(2)

/** An argon2id hash, which includes salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  return await inTurn(() => hash(password, options))
}

/** The hash of a new password, which a form sends twice. Refuses a weak one. */
export async function newPasswordHash(
  { new_password, confirm_new_password }: { new_password: string; confirm_new_password: string },
  email: string,
): Promise<string> {
  if (new_password !== confirm_new_password)
    throw invalid({ new_password: ['The two password fields didn’t match.'] })
  await requireGoodPassword('new_password', new_password, email)
  return await hashPassword(new_password)
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
