import Link from 'next/link'
import { buttonStyle } from '@/components/ui/button'

/** The way on from a page that has nothing more to say. */
export function SeeCareerPaths() {
  return (
    <Link href="/careerpaths" className={buttonStyle('action')}>
      See all career paths
    </Link>
  )
}
