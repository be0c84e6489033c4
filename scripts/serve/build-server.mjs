// Bundles the server around Next, and each script that it adds to pages, into one file of JavaScript beside the build.
import { join } from 'node:path'
import { build } from 'esbuild'

const common = /** @type {const} */ ({ bundle: true, logLevel: 'warning', legalComments: 'none' })
const node = /** @type {const} */ ({ platform: 'node', format: 'esm', target: 'node20' })

/** esbuild's options for a program for Node, which imports packages from node_modules. */
export const forNode = /** @type {const} */ ({ ...common, ...node, packages: 'external' })

// Next's package.json has no `exports`, so Node needs the full names of these files.
const nextParts = ['next/cache', 'next/headers', 'next/navigation', 'next/og', 'next/server']
export const nextFiles = Object.fromEntries(nextParts.map((part) => [part, `${part}.js`]))

/** Bundles into files of JavaScript for Node. */
export function bundle(options) {
  return build({ ...forNode, ...options })
}

export async function buildServer(dist) {
  await Promise.all([
    bundle({ entryPoints: ['server/main.ts'], outfile: join(dist, 'server.mjs') }),
    // Next loads these by path when processes share a cache.
    ...['page-cache', 'data-cache'].map((name) =>
      bundle({ entryPoints: [`server/${name}.ts`], outfile: join(dist, `${name}.mjs`) }),
    ),
    bundle({ entryPoints: ['server/drawing.ts'], outfile: join(dist, 'drawing.mjs'), alias: nextFiles }),
    bundle({ entryPoints: ['server/purifying.ts'], outfile: join(dist, 'purifying.mjs') }),
    forBrowsers('server/first-touch.ts', join(dist, 'first-touch.js')),
    forBrowsers('server/page-speed.ts', join(dist, 'page-speed.js')),
  ])
}

function forBrowsers(entryPoint, outfile) {
  const browser = { platform: 'browser', format: 'iife', target: 'es2022', minify: true }
  return build({ ...common, ...browser, entryPoints: [entryPoint], outfile })
}
