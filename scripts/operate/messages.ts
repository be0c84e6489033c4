import { listMessages } from '@/upstream/messages'
import { messagesAsCsv, messagesAsList } from '@/upstream/reports'
import { report } from './report'

await report('Messages', 'message', listMessages, messagesAsCsv, messagesAsList)
