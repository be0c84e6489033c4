import type { listLeads } from './leads'

type Lead = Awaited<ReturnType<typeof listLeads>>[number]

const columns = [
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

/**
 * Leads for a spreadsheet: CSV by RFC 4180 with a heading row, in which no cell can start a formula. The
 * mark at its start tells a spreadsheet that it is UTF-8.
 */
export function leadsAsCsv(leads: Lead[]): string {
  const rows = leads.map((lead) => columns.map((column) => cell(String(lead[column]))))
  return `\uFEFF${[columns, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`
}

/** Leads for the terminal, newest first, a few lines each. */
export function leadsAsList(leads: Lead[]): string {
  const entries = leads.map((lead) =>
    [
      `#${lead.id}  ${lead.created_at}  ${lead.careerPathName} · ${lead.selectedPlan}`,
      `  ${lead.firstName} ${lead.lastName}  ${lead.phone}  ${lead.email}  ${lead.country}`,
      lead.message && `  “${lead.message}”`,
    ]
      .filter(Boolean)
      .map(plain)
      .join('\n'),
  )
  const total = `${leads.length} ${leads.length === 1 ? 'lead' : 'leads'}`
  return `${[...entries, total].join('\n\n')}\n`
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
