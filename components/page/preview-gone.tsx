import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { AsidePage } from './aside-page'

export function PreviewGone() {
  return (
    <AsidePage
      title="This preview has ended"
      slug="a-path-that-ends-here"
      lead={
        <p>
          A preview link is good for a day, and only as it was made. This one is older, or not complete. Ask
          whoever sent it for a new one.
        </p>
      }
    >
      <Link href="/" className={buttonStyle('outline')}>
        Go Home
      </Link>
    </AsidePage>
  )
}
