import { readdirSync } from 'node:fs'
import { env } from '@/lib/env'
import { firstParts } from '@/lib/routes'
import { now } from '@/lib/time/now'
import { checkContent } from '@/provider/check-content'
import { checkPictures } from '@/provider/check-pictures'
import type { Finding } from '@/provider/finding'

/** All faults of the provider's folder, by file and line. */
export async function findFaults(): Promise<Finding[]> {
  // An entry of `app` with a dot in its name, such as feed.xml, is a file to visitors, and texts may link to it.
  const files = readdirSync('app').filter((name) => name.includes('.'))
  return [
    ...checkContent({ now: now(), routes: [...firstParts, ...files], isPublisher: !env().API_ROOT_URL }),
    ...(await checkPictures()),
  ]
}
