import type { Content } from './content'
import type { Fault } from './fault'

/** What a check has to say. An error fails the build, a warning does not. */
export type Finding = Fault & { level: 'error' | 'warning' }

/** What a check may look at besides the content. */
export type Surroundings = {
  now: Date
  /** The first parts of the site's own addresses, such as "blog". */
  routes: readonly string[]
  /** Whether career paths and posts come from the folder, not from another server. */
  isPublisher: boolean
}

/** One thing that is looked after, in a file of its own in `checks/`. */
export type Check = (content: Content, surroundings: Surroundings) => Finding[]
