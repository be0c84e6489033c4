import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { PageIntro } from './page-intro'
import { PhoneLink } from './phone-link'

export function LoadError({ title }: { title: string }) {
  return (
    <PageIntro title={title} slug="a-path-under-repair">
      <p>
        We can’t load our career paths right now. Please try again in a minute, or call us on{' '}
        <PhoneLink className={`whitespace-nowrap ${linkStyle('inline')}`} />.
      </p>
      <Link href="/careerpaths" className={buttonStyle('action')}>
        See all career paths
      </Link>
    </PageIntro>
  )
}
