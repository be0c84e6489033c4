import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lastGood } from './last-good'

process.env.NEXT_DIST_DIR = mkdtempSync(join(tmpdir(), 'last-good-'))

/** What a restart takes away. */
const forget = () => Reflect.deleteProperty(globalThis, 'lastGoodAnswers')

const away = async () => {
  throw new Error('away')
}

test('while the upstream is away, the answer before stands, and says that it is old', async () => {
  await expect(lastGood('posts', async () => ['one'])).resolves.toEqual({ value: ['one'], isOld: false })
  await expect(lastGood('posts', away)).resolves.toEqual({ value: ['one'], isOld: true })
  await lastGood('posts', async () => ['two'])
  await expect(lastGood('posts', away)).resolves.toEqual({ value: ['two'], isOld: true })
})

test('what was never read fails', async () => {
  await expect(lastGood('never', away)).rejects.toThrow('away')
})

test('what has been taken away does not come back', async () => {
  await lastGood('post:one', async () => 'text')
  await lastGood('post:one', async () => null)
  await expect(lastGood('post:one', away)).rejects.toThrow('away')
})

test('a restart takes nothing away, nor brings back what was gone', async () => {
  await lastGood('kept', async () => [{ slug: 'one', text: '“”' }])
  await lastGood('gone', async () => 'text')
  await lastGood('gone', async () => null)
  forget()
  await expect(lastGood('kept', away)).resolves.toEqual({
    value: [{ slug: 'one', text: '“”' }],
    isOld: true,
  })
  await expect(lastGood('gone', away)).rejects.toThrow('away')
})

test('where nothing can be written, a read gives its answer all the same', async () => {
  const before = process.env.NEXT_DIST_DIR
  process.env.NEXT_DIST_DIR = '/dev/null/nowhere'
  await expect(lastGood('unwritten', async () => 'text')).resolves.toEqual({ value: 'text', isOld: false })
  await expect(lastGood('unwritten', away)).resolves.toEqual({ value: 'text', isOld: true })
  process.env.NEXT_DIST_DIR = before
})
