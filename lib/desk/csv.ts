import type { Db } from '@/lib/store/tables'
import { csvLines } from '@/upstream/reports'
import { cursorAfter, type EnquiryList, type Filters, listEnquiries } from './enquiries'

const columns = [
  'reference',
  'created_at',
  'due_at',
  'status',
  'tries',
  'name',
  'email',
  'phone',
  'about',
  'plan',
  'start',
  'source',
  'answered_by',
] as const
const pageSize = 500

/** Reads 500 rows at a time, when the client is ready for more. */
export function csvOf(db: Db, list: EnquiryList, filters: Filters): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let after = ''
  let isFirst = true
  return new ReadableStream({
    async pull(controller) {
      const rows = await listEnquiries(db, list, filters, { after, limit: pageSize })
      controller.enqueue(encoder.encode(csvLines(columns, rows, isFirst)))
      isFirst = false
      const last = rows.at(-1)
      if (rows.length < pageSize || !last) controller.close()
      else after = cursorAfter(list, last)
    },
  })
}
