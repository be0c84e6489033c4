import type { ReactNode } from 'react'
import { AsidePage } from '@/components/page/aside-page'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

type Props = {
  title: string
  slug: string
  /** What the button does; nothing happens before it is pressed, as programs follow links by themselves. */
  question: ReactNode
  button: string
  /** What came of it, in the place of question and button. */
  outcome?: ReactNode
}

/** The page that a mailed link opens: one button, which posts to the address of the link. */
export function OneButtonPage({ title, slug, question, button, outcome }: Props) {
  return (
    <AsidePage title={title} slug={slug} lead={outcome ?? question}>
      {outcome ? (
        <Link href="/" className={buttonStyle('outline')}>
          Go Home
        </Link>
      ) : (
        <form method="post">
          <button type="submit" className={`${buttonStyle('action')} w-full`}>
            {button}
          </button>
        </form>
      )}
    </AsidePage>
  )
}
