import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from './check-content'
import { contentDir } from './content-dir'
import { lineOf } from './fault'
import { folderForTests } from './testing'

/** A post of the demo provider. */
export const post = 'posts/reading-a-job-advert.md'

/** A file of the folder that is checked. */
export const path = (name: string) => join(contentDir(), name)

/** Replaces some words of a file, which has to have them. */
export function change(name: string, from: string, to: string) {
  const text = readFileSync(path(name), 'utf8')
  expect(text).toContain(from)
  writeFileSync(path(name), text.replace(from, to))
}

/**
 * Makes a copy of the demo provider's folder for each test of a file.
 *
 * @param routes the site's pages, which no file of this folder may read
 * @returns a function that checks the folder: what is found, as lines without the folder before them
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
