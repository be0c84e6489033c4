import type { SearchKind } from '@/provider/kinds'

/** A searchable page. */
export type SearchRecord = {
  kind: SearchKind
  title: string
  path: string
  /** Plain; excerpts come from it. */
  text: string
  /** Ranks lower, as it is over. */
  isOver?: boolean
}
