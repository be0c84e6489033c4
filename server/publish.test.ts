import { text } from 'node:stream/consumers'
import { env } from '@/lib/env'
import { publisher } from './publish'

test('publishing calls the hook as an upstream does, forgets, and tells the others unless one of them has told it', async () => {
  let status = 200
  const said: unknown[] = []
  const publish = publisher(
    async (request, response) => {
      const { method, url, headers } = request
      said.push(method, url, headers['x-revalidate-secret'], await text(request))
      response.writeHead(status).end()
    },
    () => said.push('forgotten'),
    async (tags) => void said.push(`told ${tags}`),
  )
  const call = ['POST', '/api/revalidate', env().REVALIDATE_SECRET, '{"changed":["posts","events"]}']
  await publish(['posts', 'events'])
  expect(said.splice(0)).toEqual([...call, 'forgotten', 'told posts,events'])
  await publish(['posts', 'events'], true)
  expect(said.splice(0)).toEqual([...call, 'forgotten'])
  status = 429
  await expect(publish(['posts', 'events'])).rejects.toThrow('answered 429')
  expect(said).toEqual(call)
})
