import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

export function SeeCareerPaths() {
  return (
    <Link href="/careerpaths" className={buttonStyle('action')}>
      See all career paths
    </Link>
  )
}
