import { Icon } from '@/components/ui/icon'
import { RichText } from '@/components/ui/rich-text'
import { chaptersOf } from '@/lib/html/reading'
import type { SafeHtml } from '@/lib/html/sanitize'

/** The path's own text, folded by chapter, so that a phone reaches the plans soon. */
export function CareerPathInside({ slug, html }: { slug: string; html: SafeHtml }) {
  const { before, chapters } = chaptersOf(html, slug)
  return (
    <section
      id={`${slug}-inside`}
      aria-labelledby={`${slug}-inside-heading`}
      className="min-w-0 lg:col-span-7 xl:pr-8"
    >
      <h2 id={`${slug}-inside-heading`} className="mb-3 text-title md:mb-6">
        Inside this path
      </h2>
      {before && <RichText html={before} />}
      <div className="divide-y divide-line border-y border-line">
        {chapters.map(({ id, title, text, html }) => (
          <details key={id} suppressHydrationWarning>
            <summary className="question-line max-md:text-body">
              <span>
                <h3 className="text-pretty">{title}</h3>
                <span className="mt-0.5 block text-small font-normal text-muted max-lg:hidden in-open:hidden">
                  {text.split(/(?<=[.?!]) /)[0]}
                </span>
              </span>
              <Icon name="chevron" className="size-5" />
            </summary>
            <div id={id} className="scroll-mt-44 pb-6">
              <RichText html={html} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
