import type { Metadata } from 'next'
import { numbered } from '@/lib/pages/list-page'
import { lists } from '@/lib/pages/pages'
import { site } from '@/provider/facts/site'
import { type ListPageName, listTitles } from '@/provider/kinds/list-page'
import { pageMetadata } from './page-metadata'

/** The metadata of a list. On later pages, it has the page's number. */
export function listMetadata(name: ListPageName, page = 1): Metadata {
  const own = lists.find(({ slug }) => slug === name)?.fields
  if (page > 1)
    return pageMetadata({
      path: `/${name}/page/${page}`,
      title: `${listTitles[name]}, page ${page} | ${site.name}`,
      description: numbered(own?.later_description, page) ?? `Page ${page}. ${site.description}`,
    })
  return pageMetadata({
    path: `/${name}`,
    title: own?.meta_title ?? `${own?.title ?? listTitles[name]} | ${site.name}`,
    description: own?.meta_description ?? site.description,
  })
}
