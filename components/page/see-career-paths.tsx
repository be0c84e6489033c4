import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

/** The button that leads from a page without content to the career paths. */
export function SeeCareerPaths() {
  return (
    <Link href="/careerpaths" className={buttonStyle('action')}>
      See all career paths
    </Link>
  )
}
