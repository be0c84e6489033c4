import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from './check-content'
import { contentDir } from './content-dir'
import { lineOf } from './fault'
import { folderForTests } from './testing'

/** A post of the demo provider. */
export const post = 'posts/reading-a-job-advert.md'

/** The path of a file in the checked folder. */
export const path = (name: string) => join(contentDir(), name)

/** Replaces words of a file, and fails when the file lacks them. */
export function change(name: string, from: string, to: string) {
  const text = readFileSync(path(name), 'utf8')
  expect(text).toContain(from)
  writeFileSync(path(name), text.replace(from, to))
}

/**
 * Copies the demo provider's folder before each test.
 *
 * @param routes the first parts of the site's own addresses, in a list that provider/ may not import
 * @returns a function that checks the copy and returns each finding as a line, with paths relative to it
 */
export function checksForTests(routes: readonly string[]) {
  folderForTests('content')

  return (now = '2026-11-22') => {
    const surroundings = { now: new Date(now), routes, isPublisher: true }
    return checkContent(surroundings).map(
      (finding) => `${finding.level} ${lineOf(finding).replace(`${contentDir()}/`, '')}`,
    )
  }
}
