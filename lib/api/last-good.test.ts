import { lastGood } from './last-good'

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

test('a thousand answers are remembered, the newest', async () => {
  for (let index = 0; index <= 1000; index++) await lastGood(`many:${index}`, async () => index)
  await expect(lastGood('many:0', away)).rejects.toThrow('away')
  await expect(lastGood('many:1', away)).resolves.toEqual({ value: 1, isOld: true })
})
