import type { SearchKind } from '@/provider/kinds'

/** A searchable page. */
export type SearchRecord = {
  kind: SearchKind
  title: string
  path: string
  /** Plain text, from which excerpts come. */
  text: string
  /** The event is over, so the record ranks lower. */
  isOver?: boolean
  /** A legal page, which ranks low. */
  isLegal?: boolean
}
