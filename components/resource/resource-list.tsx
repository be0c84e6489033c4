import { PageIntro } from '@/components/page/page-intro'
import { Band } from '@/components/ui/band'
import { Link, linkStyle } from '@/components/ui/link'
import { ListNotice } from '@/components/ui/list-notice'
import { MoreList } from '@/components/ui/more-list'
import type { Page } from '@/lib/api/client'
import type { Resource } from '@/lib/api/resources'
import { wordsOf } from '@/lib/pages/list-page'
import { loadResources } from './load-resources'
import { ResourceDialog } from './resource-dialog'
import { ResourceRow } from './resource-row'

export function ResourceList({ page, resources }: { page: number; resources: Page<Resource> | null }) {
  const { title, lead, art } = wordsOf('resources', page)
  const slugs = resources?.items.map(({ slug }) => slug) ?? []
  return (
    <>
      <PageIntro title={title} slug={art} className="pb-8 md:py-14">
        {lead && <p>{lead}</p>}
      </PageIntro>
      <Band tone="paper" labelledBy="resources-heading">
        <h2 id="resources-heading" className={page === 1 ? 'sr-only' : 'mb-8 text-title'}>
          {page === 1 ? 'All resources' : `Resources, page ${page}`}
        </h2>
        {resources?.items.length ? (
          <MoreList
            path="/resources/page"
            next={resources.hasNext ? page + 1 : null}
            keys={slugs}
            load={loadResources}
            failed="Error fetching Resources"
            className="space-y-4 md:space-y-6"
          >
            {resources.items.map((resource) => (
              <li key={resource.slug}>
                <ResourceRow resource={resource} among={slugs} />
              </li>
            ))}
          </MoreList>
        ) : (
          <ListNotice failed={!resources} what="Resources" />
        )}
        {page > 1 && (
          <p className="mt-6 text-center">
            <Link
              href={page === 2 ? '/resources' : `/resources/page/${page - 1}`}
              className={linkStyle('alone')}
            >
              Newer resources
            </Link>
          </p>
        )}
      </Band>
      <ResourceDialog id={`resource-${page}`} />
    </>
  )
}
