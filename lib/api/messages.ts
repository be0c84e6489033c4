import type { MessageInput } from '@/lib/form/message'
import { createOnce } from './create-once'

/** Sends a contact message to the upstream, once. Throws UpstreamError; for a 400 its `fields` name what is at fault. */
export async function createMessage(message: MessageInput): Promise<void> {
  await createOnce('/api/contact-us/', message)
}
