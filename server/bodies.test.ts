import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { bodyCache } from './bodies'

const body = Buffer.from(
  Array.from({ length: 500 }, (_, n) => `${n} words ${randomBytes(3).toString('hex')}`).join(' and '),
)

test('a body is compressed best after three requests, and not after one', async () => {
  const bodies = bodyCache(1e6)
  await Promise.all(['often', 'once'].map((sum) => bodies.add(sum, body, true)))
  const ask = async (sum: string) => (await bodies.get(sum, 'br'))?.bytes as Buffer
  const quickly = await ask('often')
  for (const _ of [2, 3]) expect(await ask('often')).toBe(quickly)
  let packed = quickly
  while (packed === quickly) {
    await new Promise(setImmediate)
    packed = await ask('often')
  }
  expect(packed.length).toBeLessThan(quickly.length)
  expect(brotliDecompressSync(packed).equals(body)).toBe(true)
  expect(await ask('once')).toHaveLength(quickly.length)
})
