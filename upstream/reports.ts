import Papa from 'papaparse'
import type { listLeads } from './leads'
import type { listMessages } from './messages'
import { leadFieldNames, messageFieldNames } from './record-fields'

const leadColumns = [
  ...(['id', 'created_at', ...leadFieldNames] as const),
  ...(['reference', 'billing', 'page', 'campaign', 'withdrawn_at'] as const),
]

const messageColumns = [
  ...(['id', 'created_at', ...messageFieldNames] as const),
  ...(['reference', 'page', 'campaign', 'kind'] as const),
]

type Lead = Pick<Awaited<ReturnType<typeof listLeads>>[number], (typeof leadColumns)[number]>
type Message = Pick<Awaited<ReturnType<typeof listMessages>>[number], (typeof messageColumns)[number]>

export function leadsAsCsv(leads: Lead[]): string {
  return csvLines(leadColumns, leads)
}

export function messagesAsCsv(messages: Message[]): string {
  return csvLines(messageColumns, messages)
}

export function leadsAsList(leads: Lead[]): string {
  return list(leads, 'lead', (lead) => [
    `#${lead.id}  ${lead.reference}  ${minute(lead.created_at)}  ${joined(' · ', lead.careerPathName, lead.selectedPlan, lead.billing, lead.start && `start ${lead.start}`)}`,
    lead.withdrawn_at ? `  WITHDRAWN on ${minute(lead.withdrawn_at)}: do not call` : '',
    `  ${lead.firstName} ${lead.lastName}  ${lead.phone}  ${lead.email}  ${lead.country}`,
    cameBy(lead),
    lead.message && `  “${lead.message}”`,
  ])
}

export function messagesAsList(messages: Message[]): string {
  return list(messages, 'message', (message) => [
    `#${message.id}  ${message.reference}  ${minute(message.created_at)}  ${message.subject}`,
    `  ${message.name}, ${message.company}  ${message.phone_number}  ${message.email}`,
    cameBy(message),
    message.body && `  “${message.body}”`,
  ])
}

// Papa Parse puts an apostrophe before a matching cell, so that a spreadsheet shows it as text. A phone number such as
// "+44 7700 900123" is no formula, and a CRM would import the apostrophe.
const formula = /^(?!\+[\d ]+$)[=+\-@\t\r\n＝＋－＠]/

/** CSV that is safe in spreadsheets. `hasHeader` adds names and a byte order mark, by which Excel reads UTF-8. */
export function csvLines<Row>(
  columns: readonly (keyof Row & string)[],
  rows: Row[],
  hasHeader = true,
): string {
  const fields = columns.map((column) => column.replace(/_at$/, ' (UTC)'))
  const data = rows.map((row) =>
    columns.map((column) =>
      column.endsWith('_at') ? dateForSpreadsheet(row[column]) : inOneCell(row[column]),
    ),
  )
  const text = Papa.unparse(hasHeader ? { fields, data } : data, { escapeFormulae: formula, quotes: true })
  return `${hasHeader ? '\uFEFF' : ''}${text}${text && '\r\n'}`
}

// In most of Europe, Excel splits cells at semicolons; some programs split at line ends. No formula may follow either.
function inOneCell(value: unknown): unknown {
  return typeof value === 'string'
    ? value.replace(/([;\r\n])(?=\s*(?:[=@＝＠]|[+\-＋－]\s*[\w(]))/g, "$1'")
    : value
}

// Spreadsheets take "2026-11-21T15:04:05.678Z" for text.
function dateForSpreadsheet(instant: unknown): string {
  return instant ? String(instant).slice(0, 19).replace('T', ' ') : ''
}

/** Formats an instant as "2027-01-10 09:00 UTC". */
export function minute(instant: string): string {
  return `${instant.slice(0, 16).replace('T', ' ')} UTC`
}

function list<Row>(rows: Row[], noun: string, linesOf: (row: Row) => string[]): string {
  const entries = rows.map((row) => linesOf(row).filter(Boolean).map(plain).join('\n'))
  return `${[...entries, `${rows.length} ${noun}${rows.length === 1 ? '' : 's'}`].join('\n\n')}\n`
}

function cameBy({ page, campaign }: { page: string; campaign: string }): string {
  const way = joined('  ', page, campaign)
  return way && `  ${way}`
}

function joined(by: string, ...parts: string[]): string {
  return parts.filter(Boolean).join(by)
}

/** Replaces control characters: typed text must not move the terminal's cursor. */
export function plain(value: string): string {
  return value.replaceAll(/\p{Cc}+/gu, ' ')
}
