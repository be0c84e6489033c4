import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Parts } from './light-page'

export type Script = Parts['starter'] & { text: string }

/** The scripts and styles of a build's pages. Each file is read once. */
export function assetsOf(dist: string, countsSpeed: boolean): Parts & { starter: Script; speed?: Script } {
  const scriptOf = (name: string): Script => {
    const text = readFileSync(join(dist, `${name}.js`), 'utf8')
    return { text, integrity: integrity(text), src: `/${name}.${digest(text)}.js` }
  }
  return {
    starter: scriptOf('first-touch'),
    ...(countsSpeed && { speed: scriptOf('page-speed') }),
    styleOf: memoized((path) => {
      const style = fileAt(dist, path)?.toString()
      return style?.replaceAll(
        /url\((?!["']?(?:data:|\/|#))([^)]+)\)/g,
        (_, address: string) => `url(${posix.join(posix.dirname(path), address)})`,
      )
    }),
    integrityOf: memoized((path) => {
      const script = fileAt(dist, path)
      return script && integrity(script)
    }),
  }
}

function fileAt(dist: string, path: string): Buffer | undefined {
  const [, name] = /^\/_next\/(static\/[\w./~-]+)(?:\?.*)?$/.exec(path) ?? []
  if (!name || name.includes('..')) return
  const file = join(dist, name)
  return existsSync(file) ? readFileSync(file) : undefined
}

function integrity(bytes: string | Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10)
}

function memoized<T>(find: (path: string) => T): (path: string) => T {
  const found = new Map<string, T>()
  return (path) => {
    if (!found.has(path)) found.set(copyOf(path), find(path))
    return found.get(path) as T
  }
}

// V8 stores a path from a page as a pointer into the page. Without a copy, the path holds the page in memory.
function copyOf(path: string): string {
  return Buffer.from(path).toString()
}
