import { purify } from '@/lib/html/purify'

process.on('message', async (html: string) => {
  process.send?.(await purify(html).catch(({ message }) => ({ fault: message })))
})
