import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { forNode, nextFiles } from '../serve/build-server.mjs'

/**
 * Bundles a program, given as a path or as text, into one file for Node, which imports its packages from node_modules.
 * The file starts in a third of the time that tsx needs, because tsx reads modules one by one.
 */
export function bundled(program: string): string {
  const name = createHash('sha1').update(`${program} ${process.pid}`).digest('hex').slice(0, 12)
  const outfile = join(process.cwd(), '.data/test/programs', `${name}.mjs`)
  const stdin = { contents: program, resolveDir: process.cwd(), loader: 'ts' } as const
  buildSync({
    ...forNode,
    ...(existsSync(program) ? { entryPoints: [program] } : { stdin }),
    outfile,
    alias: nextFiles,
  })
  return outfile
}
