import type { SafeHtml } from '@/lib/html/sanitize'

export function RichText({ html }: { html: SafeHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml has been sanitised
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
