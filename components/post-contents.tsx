import type { Heading } from '@/lib/reading'

/** The headings of a post as links, beside the text on a wide screen and folded above it on a narrow one. */
export function PostContents({ slug, headings }: { slug: string; headings: Heading[] }) {
  const main = headings.filter(({ level }) => level === 2)
  if (main.length < 2) return <div className="hidden lg:col-span-4 lg:block" />
  return (
    <nav aria-labelledby={`${slug}-contents`} className="lg:col-span-4">
      <div className="rounded-card border border-line bg-white p-6 lg:sticky lg:top-28">
        <h2 id={`${slug}-contents`} className="font-sans text-base font-semibold tracking-normal">
          In this post
        </h2>
        <ol className="mt-2">
          {main.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center border-t border-line py-2 leading-snug hover:text-brand hover:underline hover:underline-offset-4"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
