import type { MessageKind } from '@/upstream/extensions'
import { createOnce, type Submission } from './create-once'

export const messagePath = '/api/contact-us/'

/** Every form but enrolment sends one. */
export type Message = {
  name: string
  phone_number: string
  email: string
  company: string
  subject: string
  body: string
  /** Decides how long the message is stored and whether a call is promised. */
  kind: MessageKind
  /** The slug of the event at which the message reserves a seat. */
  event?: string
}

/** The subject of a request for a next start. tell-next-start.ts finds the requests by this text. */
export const nextStartSubject = (careerName: string) => `Tell me of the next start: ${careerName}`

/** Sends a message once, and returns its reference. Throws UpstreamError; a 400's `fields` name the fault. */
export async function createMessage(
  message: Message,
  submission?: Partial<Submission>,
): Promise<{ reference: string }> {
  return await createOnce('message', messagePath, message, submission)
}
