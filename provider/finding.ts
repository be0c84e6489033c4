import type { Content } from './content'
import type { Fault } from './fault'

/** An error fails the build, a warning does not. */
export type Finding = Fault & { level: 'error' | 'warning' }

/** Facts that checks need in addition to the content. */
export type Surroundings = {
  now: Date
  /** First parts of the site's own addresses, such as "blog". */
  routes: readonly string[]
  /** True when the folder publishes career paths and posts; false when another server does. */
  isPublisher: boolean
}

/** One check, in a file of its own. */
export type Check = (content: Content, surroundings: Surroundings) => Finding[]
