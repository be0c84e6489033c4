import { bePresent } from '@/lib/instances/presence'
import { sharePublications } from '@/lib/instances/publications'
import { forgetAddresses } from '@/lib/routing/known-addresses'
import type { publisher } from './publish'
import { syncTags } from './shared-tags'

/**
 * Makes this process one of those that serve the site: what one publishes all show within a second.
 *
 * @param build what its build is called
 * @param publish publishes in this process
 * @param forget makes it ask Next anew for every page
 * @returns tells the others, and leaves them
 */
export async function joinInstances(
  build: string,
  publish: ReturnType<typeof publisher>,
  forget: () => void,
) {
  await syncTags()
  const { tell, stop } = sharePublications(async (tags) => {
    if (tags.length > 0) return await publish(tags, true)
    await syncTags()
    forgetAddresses()
    forget()
  })
  const absent = await bePresent(build)
  return {
    tell,
    async leave(): Promise<void> {
      stop()
      await absent()
    },
  }
}
