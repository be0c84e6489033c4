import { retention, retentionText } from '@/lib/privacy/retention'
import { TextTable } from './text-table'

/** The daily purge reads the same periods. */
export function RetentionTable() {
  return (
    <TextTable
      caption="How long each kind of record is kept"
      head={['Record', 'How long']}
      rows={Object.values(retention).map((record) => ({ name: record.name, text: retentionText(record) }))}
    />
  )
}
