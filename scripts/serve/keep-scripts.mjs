// A page of the previous build that is still open fetches scripts, fonts and pictures by names with a hash of their
// content. The new build has a copy of them.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesIn } from './fingerprint.mjs'

/** Copies the files of one earlier build only, so that they do not pile up. */
export function keepScripts(before, dist) {
  const list = (folder) => join(folder, 'static-own.json')
  const own = join(dist, 'static')
  writeFileSync(list(dist), JSON.stringify(filesIn(own).map((path) => relative(own, path))))
  if (!existsSync(list(before))) return
  for (const name of JSON.parse(readFileSync(list(before), 'utf8'))) {
    const [from, to] = [before, dist].map((folder) => join(folder, 'static', name))
    if (existsSync(from) && !existsSync(to)) cpSync(from, to)
  }
}
