'use server'

import type { MoreItems } from '@/components/ui/more-list'
import { valueIn } from '@/lib/api/answer'
import { listResources } from '@/lib/api/content'
import { ResourceRow } from './resource-row'

export async function loadResources(page: number): Promise<MoreItems> {
  if (!Number.isSafeInteger(page) || page < 1 || page > 10_000) return null
  const answer = valueIn(await listResources(page))
  if (!answer) return null
  const slugs = answer.items.map(({ slug }) => slug)
  const items = answer.items.map((resource) => ({
    key: resource.slug,
    node: <ResourceRow key={resource.slug} resource={resource} among={slugs} />,
  }))
  return { items, hasNext: answer.hasNext }
}
