import type { Part } from '@/lib/search/mark'

/** A text in which the words that were looked for stand out. */
export function Marked({ parts }: { parts: Part[] }) {
  let at = 0
  return parts.map(({ text, isFound }) => {
    const key = at
    at += text.length
    if (!isFound) return <span key={key}>{text}</span>
    return (
      <mark key={key} className="rounded-xs bg-action/35 text-inherit">
        {text}
      </mark>
    )
  })
}
