import type { SafeHtml } from '@/lib/html/sanitize'

/** A text written by editors, set for reading. */
export function RichText({ html }: { html: SafeHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml has been sanitised
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
