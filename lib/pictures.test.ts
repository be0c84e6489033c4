import { photoFile } from './pictures'

test('a drawing replaces a deleted photograph, and is not cached', async () => {
  const gone = `http://localhost/media/pictures/${'0'.repeat(32)}-480.avif`
  const answer = await photoFile(new Request(gone))
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    404,
    'image/svg+xml',
    'no-store',
  ])
  expect(await answer.text()).toMatch(/^<svg /)
})
