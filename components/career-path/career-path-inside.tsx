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
            <summary className="question-line gap-y-0.5 max-md:text-body lg:flex-wrap">
              <h3 className="flex-1 text-pretty">{title}</h3>
              <Icon name="chevron" className="size-5" />
              <span className="basis-full text-small font-normal text-muted max-lg:hidden in-open:hidden">
                {text.split(/(?<=[.?!]) /, 2).join(' ')}
              </span>
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
