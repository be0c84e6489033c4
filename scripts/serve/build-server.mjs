// Bundles the server around Next, and each script that it adds to pages, into one file of JavaScript beside the build.
import { join } from 'node:path'
import { build } from 'esbuild'

/** Bundles into one file of JavaScript for Node, which imports packages from node_modules. */
export function bundle(options) {
  const node = { platform: 'node', format: 'esm', target: 'node20', packages: 'external' }
  return build({ bundle: true, logLevel: 'warning', legalComments: 'none', ...node, ...options })
}

export async function buildServer(dist) {
  await Promise.all([
    bundle({ entryPoints: ['server/main.ts'], outfile: join(dist, 'server.mjs') }),
    // Next loads these by path when processes share a cache.
    ...['page-cache', 'data-cache'].map((name) =>
      bundle({ entryPoints: [`server/${name}.ts`], outfile: join(dist, `${name}.mjs`) }),
    ),
    bundle({
      entryPoints: ['server/drawing.ts'],
      outfile: join(dist, 'drawing.mjs'),
      // Node finds the module only by its full file name.
      alias: { 'next/og': 'next/og.js' },
    }),
    bundle({ entryPoints: ['server/purifying.ts'], outfile: join(dist, 'purifying.mjs') }),
    forBrowsers('server/first-touch.ts', join(dist, 'first-touch.js')),
    forBrowsers('server/page-speed.ts', join(dist, 'page-speed.js')),
  ])
}

function forBrowsers(entryPoint, outfile) {
  const browser = { platform: 'browser', format: 'iife', target: 'es2022', minify: true }
  const entryPoints = [entryPoint]
  return build({ bundle: true, logLevel: 'warning', legalComments: 'none', entryPoints, outfile, ...browser })
}
