import { logUnsentMails, prepareUpstream } from './lib/api/embedded'
import { skipCaches } from './lib/reload'

// A fault in the settings or the database ends the server at once, with one message that says what to do.
await prepareUpstream().catch((error: Error) => {
  process.stderr.write(`\n${error.message}\n\n`)
  process.exit(1)
})

process.once('exit', logUnsentMails)

if (process.env.NODE_ENV === 'development') skipCaches()
