import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { processes } from '../fixtures/processes'
import { port, urlAt } from '../fixtures/servers'
import { long } from '../fixtures/tags'

const url = `${urlAt(40)}/careerpaths/data-science`
const { start, stopAll } = processes()
test.afterAll(stopAll)

test('a saved content file shows on reload in development', long, async ({ request }) => {
  test.setTimeout(300_000)
  const content = test.info().outputPath('content')
  await cp('content', content, { recursive: true })
  const next = ['node', 'node_modules/next/dist/bin/next', 'dev', '-p', port(40), '-H', '127.0.0.1']
  await start(next, { CONTENT_DIR: content, NODE_ENV: 'development' }, url)
  const file = join(content, 'career-paths/data-science.md')
  for (const words of ['Written once', 'Written anew']) {
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/^description: .*$/m, `description: ${words}`))
    // On a busy machine the compiler delays the read, and the site shows the old page for a while.
    const shown = async () => (await (await request.get(url)).text()).includes(words)
    await expect.poll(shown, { timeout: 80_000, message: words }).toBe(true)
  }
})
