// A program that purifies one text after the other, as another process sends them, until that one lets it go.
import { purify } from '@/lib/html/purify'

process.on('message', async (html: string) => {
  process.send?.(await purify(html).catch(({ message }) => ({ fault: message })))
})
