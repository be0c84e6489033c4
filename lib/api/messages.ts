import type { MessageInput } from '@/lib/form/message'
import { createOnce } from './create-once'

/**
 * Sends a contact message to the upstream, once.
 * @param message what the form holds
 * @param formKey the key of the form that was filled in, if it has one
 * @throws UpstreamError; for a 400 its `fields` name what is at fault
 */
export async function createMessage(message: MessageInput, formKey?: string): Promise<void> {
  await createOnce('/api/contact-us/', message, formKey)
}
