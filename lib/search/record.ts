import type { SearchKind } from '@/provider/kinds'

/** A searchable page. */
export type SearchRecord = {
  kind: SearchKind
  title: string
  path: string
  /** Plain text, from which excerpts come. Each paragraph is a line. */
  text: string
  /** Beside the title: a path's start, a post's author and date, a resource's kind, or an event's date. */
  note?: string | null
  /** The address of a small picture. */
  picture?: string | null
  /** The event is over, so the record ranks lower. */
  isOver?: boolean
  /** A legal page, which ranks low. */
  isLegal?: boolean
}
