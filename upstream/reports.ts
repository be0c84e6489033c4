import type { listLeads } from './leads'
import type { listMessages } from './messages'

type Lead = Awaited<ReturnType<typeof listLeads>>[number]
type Message = Awaited<ReturnType<typeof listMessages>>[number]

const leadColumns = [
  'id',
  'created_at',
  'careerPathName',
  'selectedPlan',
  'firstName',
  'lastName',
  'email',
  'phone',
  'country',
  'jobTitle',
  'company',
  'source',
  'subscribe',
  'message',
] as const satisfies (keyof Lead)[]

const messageColumns = [
  'id',
  'created_at',
  'name',
  'email',
  'phone_number',
  'company',
  'subject',
  'body',
] as const satisfies (keyof Message)[]

/** Leads for a spreadsheet, as `csv` makes it. */
export function leadsAsCsv(leads: Lead[]): string {
  return csv(leadColumns, leads)
}

/** Contact messages for a spreadsheet, as `csv` makes it. */
export function messagesAsCsv(messages: Message[]): string {
  return csv(messageColumns, messages)
}

/** Leads for the terminal, newest first, a few lines each. */
export function leadsAsList(leads: Lead[]): string {
  return list(leads, 'lead', (lead) => [
    `#${lead.id}  ${lead.created_at}  ${lead.careerPathName} · ${lead.selectedPlan}`,
    `  ${lead.firstName} ${lead.lastName}  ${lead.phone}  ${lead.email}  ${lead.country}`,
    lead.message && `  “${lead.message}”`,
  ])
}

/** Contact messages for the terminal, newest first, a few lines each. */
export function messagesAsList(messages: Message[]): string {
  return list(messages, 'message', (message) => [
    `#${message.id}  ${message.created_at}  ${message.subject}`,
    `  ${message.name}, ${message.company}  ${message.phone_number}  ${message.email}`,
    message.body && `  “${message.body}”`,
  ])
}

// CSV by RFC 4180 with a heading row, in which no cell can start a formula. The mark at its start tells a spreadsheet
// that it is UTF-8.
function csv<Row extends object>(columns: readonly (keyof Row & string)[], rows: Row[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => cell(String(row[column]))))]
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`
}

function list<Row>(rows: Row[], noun: string, linesOf: (row: Row) => string[]): string {
  const entries = rows.map((row) => linesOf(row).filter(Boolean).map(plain).join('\n'))
  return `${[...entries, `${rows.length} ${noun}${rows.length === 1 ? '' : 's'}`].join('\n\n')}\n`
}

// A spreadsheet runs a cell that starts with one of these; a leading apostrophe makes it text.
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

// What was typed must not move the terminal's cursor.
function plain(value: string): string {
  return value.replaceAll(/\p{Cc}+/gu, ' ')
}
