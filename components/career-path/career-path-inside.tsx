import { Band } from '@/components/ui/band'
import { RichText } from '@/components/ui/rich-text'
import type { SafeHtml } from '@/lib/html/sanitize'

/** The path in its provider's words, at length. It stands below the plans, which a phone must reach soon. */
export function CareerPathInside({ slug, html }: { slug: string; html: SafeHtml }) {
  return (
    <Band tone="white" id={`${slug}-inside`} labelledBy="inside-heading" className="py-10 md:py-20">
      <h2 id="inside-heading" className="mb-4 text-title md:mb-6">
        Inside this path
      </h2>
      <RichText html={html} />
    </Band>
  )
}
