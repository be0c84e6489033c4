import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { AsidePage } from './aside-page'

export function PreviewGone() {
  return (
    <AsidePage
      title="This preview has ended"
      slug="lost-data"
      lead={
        <p>
          A preview link works for a day. This one is too old or incomplete. Ask the person who sent it for a
          new one.
        </p>
      }
    >
      <Link href="/" className={buttonStyle('outline')}>
        Go Home
      </Link>
    </AsidePage>
  )
}
