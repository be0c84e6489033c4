import { photoFile } from './pictures'

test('in the place of a photograph that is gone stands a drawing, which nobody keeps', async () => {
  const gone = `http://localhost/media/pictures/${'0'.repeat(32)}-480.avif`
  const answer = await photoFile(new Request(gone))
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    404,
    'image/svg+xml',
    'no-store',
  ])
  expect(await answer.text()).toMatch(/^<svg /)
})
