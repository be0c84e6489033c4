// `npm run edit`: forms for the files of the provider's folder, in a browser on this machine alone.
import './command.mjs'
import { randomBytes } from 'node:crypto'
import { serve } from '@hono/node-server'
import { sanitize } from '@/lib/html/sanitize'
import { firstParts } from '@/lib/routes'
import { now } from '@/lib/time/now'
import { contentDir, nameOf } from '@/provider/content-dir'
import { editor } from '@/provider/edit/app'
import { htmlOfMarkdown } from '@/provider/markdown'
import { findFaults } from './find-faults'

const port = Number(process.env.PORT || 4000)
const token = process.env.EDITOR_TOKEN || randomBytes(18).toString('base64url')
const { fetch } = editor({
  port,
  token,
  routes: firstParts,
  check: findFaults,
  render: (markdown) => sanitize(htmlOfMarkdown(markdown).replaceAll('src="pictures/', 'src="/pictures/')),
  today: () => now().toISOString().slice(0, 10),
})
const server = serve({ fetch, port, hostname: '127.0.0.1' }, () => {
  process.stdout.write(
    `• Edit ${nameOf(contentDir())} at http://127.0.0.1:${port}/?token=${token} (stop with Ctrl+C)\n`,
  )
})
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `something is already running there. Try PORT=${port + 1} npm run edit`
      : error.message
  process.stderr.write(`\nThe editor can’t use port ${port}: ${reason}\n\n`)
  process.exit(1)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
