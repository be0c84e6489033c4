import { sql } from 'kysely'
import type { Db } from '@/lib/store/tables'
import { formatStart } from '@/lib/time/first-class'
import { leadFieldNames, leadFields, messageFieldNames, messageFields } from '@/upstream/record-fields'
import { hasEnquiries } from './desk-page'
import { type Enquiry, findEnquiry } from './enquiries'
import { findHeld, type Held } from './held'

/** A lead, message or held form; `rows` holds all that its sender typed, with labels. */
export type DeskRecord = {
  enquiry?: Enquiry
  held?: Held
  /** The sender's email address in lower case. */
  person: string
  /** The name of the record in the outbox, such as "lead 12". */
  record: string
  reach: { email: string; phone: string }
  rows: [label: string, value: string][]
}

export async function readRecord(db: Db, reference: string): Promise<DeskRecord | null> {
  const enquiry = hasEnquiries() ? await findEnquiry(db, reference) : undefined
  if (enquiry) {
    const kind = enquiry.kind === 'lead' ? 'lead' : 'message'
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(`${kind}s`)} where id = ${enquiry.id}`.execute(db)
    const { email, phone } = enquiry
    const person = email.toLowerCase()
    return {
      enquiry,
      person,
      record: `${kind} ${enquiry.id}`,
      reach: { email, phone },
      rows: rowsOf(kind, rows[0] ?? {}),
    }
  }
  const held = await findHeld(db, reference)
  if (!held) return null
  const { fields, kind } = held
  const [email, phone] = [String(fields.email), String(fields.phone ?? fields.phone_number ?? '')]
  const rows = rowsOf(kind, { ...fields, jobTitle: fields['job-title'] })
  return { held, person: email.toLowerCase(), record: `${kind} ${reference}`, reach: { email, phone }, rows }
}

function rowsOf(kind: 'lead' | 'message', fields: Record<string, unknown>): DeskRecord['rows'] {
  const labels: Record<string, { label: string }> = kind === 'lead' ? leadFields() : messageFields
  const names: string[] = kind === 'lead' ? leadFieldNames : messageFieldNames
  const written = (name: string) =>
    name === 'start' && fields.start ? formatStart({ courseStart: String(fields.start) }) : fields[name]
  const sent = names.map((name): [string, unknown] => [labels[name]?.label ?? name, written(name)])
  const around: [string, unknown][] = [
    ['Billing', fields.billing],
    ['Page', fields.page],
    ['Campaign', fields.campaign],
  ]
  return [...sent, ...around].flatMap(([label, value]) =>
    value === undefined || value === null || value === ''
      ? []
      : [[label, typeof value === 'string' ? value : value ? 'Yes' : 'No']],
  )
}
