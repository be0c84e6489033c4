import type { MessageKind } from '@/upstream/extensions'
import { createOnce, type Submission } from './create-once'

/** Where contact messages are sent. */
export const messagePath = '/api/contact-us/'

/** What the upstream is sent: every form but enrolment delivers a contact message. */
export type Message = {
  name: string
  phone_number: string
  email: string
  company: string
  subject: string
  body: string
  /** What it is, in a word: how long it is kept and whether a call is promised hang on it, and on no subject. */
  kind: MessageKind
}

/**
 * Sends a contact message to the upstream, once.
 * @param message what the form holds
 * @param submission what is known of the form besides
 * @returns its reference
 * @throws UpstreamError; for a 400 its `fields` name what is at fault
 */
export async function createMessage(
  message: Message,
  submission?: Partial<Submission>,
): Promise<{ reference: string }> {
  return await createOnce('message', messagePath, message, submission)
}
