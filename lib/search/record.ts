import type { SearchKind } from '@/provider/kinds'

/** One thing that can be found. */
export type SearchRecord = {
  kind: SearchKind
  title: string
  path: string
  /** Plain words, of which an excerpt is shown. */
  text: string
  /** Whether it steps back behind the others, as what is over does. */
  isOver?: boolean
}
