import { linkStyle } from '@/components/ui/link'
import { site } from '@/lib/provider/site'
import { PageIntro } from './page-intro'
import { SeeCareerPaths } from './see-career-paths'

/** A page whose content could not be loaded: what happened, in the spec's words, and what to do. */
export function LoadError({ title }: { title: string }) {
  return (
    <PageIntro title={title} slug="a-path-under-repair">
      <p>
        We could not reach our course records just now. Please try again in a minute, or call us on{' '}
        <a
          href={`tel:${site.phone.replaceAll(' ', '')}`}
          className={`whitespace-nowrap ${linkStyle('inline')}`}
        >
          {site.phone}
        </a>
        .
      </p>
      <p>
        <SeeCareerPaths />
      </p>
    </PageIntro>
  )
}
