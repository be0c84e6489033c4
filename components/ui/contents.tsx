import { Icon } from './icon'

type Props = {
  title: string
  entries: readonly { id: string; text: string }[]
  isNumbered?: boolean
}

/** Folded on a narrow screen. On a wide one the list stays in view, and a browser that can marks the part being read. */
export function Contents({ title, entries, isNumbered = false }: Props) {
  return (
    <nav
      aria-label={title}
      className="max-w-measure scroll-group print:hidden lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <p className="label max-lg:hidden">{title}</p>
      <details
        suppressHydrationWarning
        className="border-line max-lg:border-y lg:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="question-line lg:supports-[selector(::details-content)]:hidden">
          {title}
          <Icon name="chevron" />
        </summary>
        <ol className="overflow-y-auto overscroll-contain border-t border-line lg:mt-2 tall:max-lg:max-h-[55dvh] max-lg:grid max-lg:grid-cols-[repeat(auto-fill,minmax(max(9rem,40%),1fr))] max-lg:gap-x-4 max-sm:text-small sm:max-lg:gap-x-8">
          {entries.map(({ id, text }, index) => (
            <li key={id} className="border-line lg:border-b">
              <a
                href={`#${id}`}
                data-number={isNumbered ? `${index + 1}.` : undefined}
                className={`scroll-link flex min-h-11 gap-1 py-2.5 leading-snug hover:text-brand hover:underline hover:underline-offset-4 focus-visible:-outline-offset-3 sm:gap-3 ${isNumbered ? 'before:w-6 before:shrink-0 before:opacity-70 before:tabular-nums before:content-[attr(data-number)] sm:before:w-7' : ''}`}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
