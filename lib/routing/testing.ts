import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const careerPaths = ['data-science', 'DevOps'].map((slug, id) => ({
  id,
  slug,
  career_name: slug,
  description: '',
}))
const page = { count: 2, results: [{ id: 1, slug: 'one', title: 'One', description: '' }] }
const answers: Record<string, unknown> = {
  '/api/careerpaths/': careerPaths,
  '/api/careerpaths/data-science/': careerPaths[0],
  '/api/careerpaths/DevOps/': careerPaths[1],
  '/api/events/': [],
  '/api/blog/posts/?page=1': { ...page, next: 'more' },
  '/api/blog/posts/?page=2': { ...page, next: null },
  '/api/resources/?page=1': { ...page, next: 'more' },
  '/api/resources/?page=2': { ...page, next: null },
}

/** Starts an upstream with two career paths, and two pages of posts and of resources. Returns a function to stop it. */
export async function listsForTest(): Promise<() => void> {
  process.env.NEXT_DIST_DIR = mkdtempSync(join(tmpdir(), 'addresses-'))
  const server = createServer(({ url = '' }, response) => {
    const found = answers[url.replace(/&.*/, '')]
    response
      .writeHead(found ? 200 : 404, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(found ?? { detail: 'Not found.' }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  process.env.API_ROOT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
