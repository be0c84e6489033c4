import type { IncomingMessage } from 'node:http'
import { toHtml } from 'hast-util-to-html'
import { isFromHere } from '@/lib/address/is-from-here'
import { bodyOf } from './take-body'

const labels: Record<string, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  phone_number: 'Phone',
  country: 'Country',
  company: 'Company',
  jobTitle: 'Job title',
  subject: 'Subject',
  body: 'Message',
  message: 'Message',
}

export const [messagePlace, typedPlace] = ['{message}', '{typed}']

/** Fills the cached `page` with this request's words. Removes scripts, which would redraw it without those words. */
export async function refusedPage(request: IncomingMessage, page: string, message: string): Promise<string> {
  const typed = await typedIn(request)
  const rows = typed.map(
    ([label, value]) =>
      `<div><dt class="text-small text-forest-text">${label}</dt><dd class="whitespace-pre-wrap break-words">${asHtml(value)}</dd></div>`,
  )
  const list = `<h2 class="mt-10 text-title">What you typed</h2><dl class="mt-4 max-w-measure space-y-4">${rows.join('')}</dl>`
  return page
    .replace(/<script (?:src=|type="application\/json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(messagePlace, () => asHtml(message))
    .replace(typedPlace, () => (rows.length > 0 ? list : ''))
}

const asHtml = (value: string) => toHtml({ type: 'text', value })

async function typedIn(request: IncomingMessage): Promise<[label: string, value: string][]> {
  const body = bodyOf(request)
  const { 'content-type': type = '', ...headers } = request.headers
  // Another site may have posted its own words.
  if (!body || !isFromHere(new Headers(headers as Record<string, string>))) return []
  const sent = new Response(new Uint8Array(body), { headers: { 'content-type': type } })
  const form = await sent.formData().catch(() => new FormData())
  return [...form].flatMap(([name, value]) => {
    const label = Object.hasOwn(labels, name) && labels[name]
    return label && typeof value === 'string' && value.trim() ? [[label, value] as [string, string]] : []
  })
}
