// The server around Next, and the starter that it puts into pages: each one file of plain JavaScript beside the build.
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * @param {string} dist the folder of the build
 */
export async function buildServer(dist) {
  const shared = { bundle: true, logLevel: 'warning', legalComments: 'none' }
  await Promise.all([
    build({
      ...shared,
      entryPoints: ['server/main.ts'],
      outfile: join(dist, 'server.mjs'),
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
    }),
    build({
      ...shared,
      entryPoints: ['server/first-touch.ts'],
      outfile: join(dist, 'first-touch.js'),
      platform: 'browser',
      format: 'iife',
      target: 'es2022',
      minify: true,
    }),
  ])
}
