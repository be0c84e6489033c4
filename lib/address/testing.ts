import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const careerPaths = ['data-science', 'DevOps'].map((slug, id) => ({
  id,
  slug,
  career_name: slug,
  description: '',
}))
const page = { count: 2, results: [{ id: 1, slug: 'one', title: 'One', description: '' }] }

/**
 * Starts an upstream that lists two career paths, no event, and two pages of one post and of one resource each, and has
 * the process under test use it.
 * @returns what stops it
 */
export async function listsForTest(): Promise<() => void> {
  const server = createServer(({ url = '' }, response) => {
    const list = url === '/api/careerpaths/' ? careerPaths : url === '/api/events/' ? [] : undefined
    const next = url.includes('page=1') ? 'more' : null
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(list ?? { ...page, next }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  process.env.API_ROOT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
