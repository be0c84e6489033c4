// `npm run messages`: contact messages, call-back requests and the like. `npm run messages -- --csv file.csv` exports.
// `-- --quarantine` lists those that look like spam, `-- --release 7` sends one on.
import '../serve/command.mjs'
import { listMessages } from '@/upstream/messages'
import { messagesAsCsv, messagesAsList } from '@/upstream/reports'
import { report } from './report'

await report('Messages', 'message', listMessages, messagesAsCsv, messagesAsList)
