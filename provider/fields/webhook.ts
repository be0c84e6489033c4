import { z } from 'zod'
import { text } from './text'

/** The fields of the webhook's events (docs/webhooks.md). */
export const webhookFields = [
  ...['type', 'timestamp', 'reference', 'careerPathName', 'selectedPlan', 'billing', 'firstName', 'lastName'],
  ...['email', 'phone', 'country', 'jobTitle', 'company', 'message', 'source', 'subscribe', 'page'],
  ...['campaign', 'withdrawn_at', 'start', 'kind', 'name', 'subject', 'phone_number', 'body'],
] as const

export const webhook = z
  .union([z.enum(['standard', 'flat', 'hubspot-form']), z.partialRecord(z.enum(webhookFields), text)])
  .default('standard')
