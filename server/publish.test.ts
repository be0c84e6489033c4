import { text } from 'node:stream/consumers'
import { env } from '@/lib/env'
import { ownHook } from './publish'

test('the hook is called as an upstream calls it, and a refusal is an error', async () => {
  let status = 200
  const asked: unknown[] = []
  const hook = ownHook(async (request, response) => {
    const { method, url, headers } = request
    asked.push(method, url, headers['x-revalidate-secret'], await text(request))
    response.writeHead(status).end()
  })
  await hook(['posts', 'events'])
  expect(asked).toEqual([
    'POST',
    '/api/revalidate',
    env().REVALIDATE_SECRET,
    '{"changed":["posts","events"]}',
  ])
  status = 429
  await expect(hook(['posts'])).rejects.toThrow('answered 429')
})
