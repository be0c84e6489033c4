import { isSigned, signatureOf } from '@/lib/signature'
import type { Receipt } from '@/upstream/settings'

const purpose = 'receipt of a held form'

/** Signed, because anybody who reaches the embedded upstream over HTTP could send the header. */
export function writeReceipt({ at, due }: Receipt): string {
  const text = `${at} ${due ?? ''}`
  return `${text} ${signatureOf(purpose, text)}`
}

export function readReceipt(header: string | undefined): Receipt | null {
  const [at = '', due = '', signature = ''] = header?.split(' ') ?? []
  return isSigned(purpose, `${at} ${due}`, signature) ? { at, due: due || null } : null
}
