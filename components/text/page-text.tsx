import { Contents } from '@/components/ui/contents'
import { readText } from '@/lib/pages/read-text'
import { Passages } from './passages'

// Fewer headings need no list of them.
const enough = 3

type Props = { text: string; slug: string; numbered: boolean }

/** The running text of a page, with its contents beside it. */
export async function PageText({ text, slug, numbered }: Props) {
  const { passages, headings } = await readText(text, slug, numbered)
  const main = headings.filter(({ level }) => level === 2)
  const hasContents = main.length >= enough
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-10 px-5 py-14 md:px-8 md:py-20 lg:grid-cols-12 lg:gap-x-6">
      {hasContents && (
        <div className="lg:col-span-3">
          <Contents title="On this page" entries={main} isNumbered={numbered} />
        </div>
      )}
      <Passages passages={passages} className={`lg:col-span-8 ${hasContents ? 'lg:col-start-5' : ''}`} />
    </div>
  )
}
