import type { ReactNode } from 'react'
import { AsidePage } from '@/components/page/aside-page'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

type Props = {
  title: string
  slug: string
  /** Describes what the button does. Programs follow links, so the link itself changes nothing. */
  question: ReactNode
  button: string
  /** Replaces the question and the button. */
  outcome?: ReactNode
}

/** The page that a mailed link opens. Its button posts to the link's address. */
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
