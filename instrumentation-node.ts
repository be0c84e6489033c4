import { logUnsentMails, prepareUpstream } from './lib/api/embedded'
import { closeIdleConnections } from './lib/close-idle-connections'
import { skipCaches } from './lib/skip-caches'

// A fault in the settings or the database ends the server at once, with one message that says what to do.
await prepareUpstream().catch((error: Error) => {
  process.stderr.write(`\n${error.message}\n\n`)
  process.exit(1)
})

process.once('exit', logUnsentMails)
closeIdleConnections()

if (process.env.NODE_ENV === 'development') skipCaches()
