import type { Content } from './content'
import type { Fault } from './fault'
import { lineIn, type Source } from './parse-yaml'

/** An error fails the build, a warning does not. */
export type Finding = Fault & { level: 'error' | 'warning' }

/** A finding at the line of a field. */
export function findingAt(
  level: Finding['level'],
  source: Source,
  field: PropertyKey[],
  message: string,
): Finding {
  return { level, file: source.file, line: lineIn(source, field), message }
}

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
