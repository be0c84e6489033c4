import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_TEST } from 'next/constants.js'
import { z } from 'zod'
import { noticeNames } from './lib/account/notices'
import { pictureEndings } from './lib/address/picture-endings'
import { envOrEnd } from './lib/env'
import { responseHeaders } from './lib/response-headers'
import { firstParts } from './lib/routes'
import { markdownIn, readYaml } from './provider/read'

export default function config(phase: string): NextConfig {
  const root = phase === PHASE_TEST ? undefined : envOrEnd().API_ROOT_URL
  const site = phase === PHASE_TEST ? undefined : new URL(envOrEnd().SITE_URL)
  const upstream = root ? new URL(root) : undefined
  return {
    cacheComponents: true,
    // The styleguide is a page in development only.
    pageExtensions: ['tsx', 'ts', ...(phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx'] : [])],
    partialPrefetching: true,
    typedRoutes: true,
    // The gate checks the types, once; a build would check them again, the one of each deployment included.
    typescript: { ignoreBuildErrors: true },
    poweredByHeader: false,
    // Scripts are named by their content: after a new build visitors fetch changed ones alone.
    supportsImmutableAssets: true,
    // The server around it compresses cached responses once, and has its own ETags: Next's, letter by letter, take longer than all
    // else that is done with a cached page.
    compress: false,
    generateEtags: !!process.env.VERCEL,
    // Next renders again for robots, so that titles stand in the head; on prerendered pages they do already.
    htmlLimitedBots: /(?!)/,
    experimental: {
      isrFlushToDisk: false,
      // A proxy may pass on another host than visitors' forms have.
      serverActions: { allowedOrigins: site ? [site.host] : [] },
    },
    cacheMaxMemorySize: 16 * 1024 * 1024,
    distDir: process.env.NEXT_DIST_DIR || '.next',
    // pdfkit reads files beside it, libsql is a program. Bundled, the others would be in memory once for the middleware, the routes
    // and the pages each (decision 165).
    serverExternalPackages: [
      'libsql',
      'pdfkit',
      'kysely',
      'nodemailer',
      'zod',
      'ioredis',
      'yaml',
      'temporal-polyfill',
      'marked',
      'jose',
      'countries-list',
      'rate-limiter-flexible',
      'htmlparser2',
      'parse5',
      'hast-util-from-parse5',
      'hast-util-to-html',
      'isomorphic-dompurify',
      'libphonenumber-js',
      'disposable-email-domains-js',
      'lru-cache',
      'ipaddr.js',
      'hono',
    ],
    // Functions on Vercel have no other files that nothing imports.
    outputFileTracingIncludes: {
      '/*': [`${process.env.CONTENT_DIR?.trim() || 'content'}/**/*`, 'public/common-passwords.txt'],
    },
    images: {
      remotePatterns: upstream ? [picturesOf(upstream, envOrEnd().API_PICTURES_PATH)] : [],
      // Next would not check a redirect's address.
      maximumRedirects: 0,
      maximumResponseBody: 10 * 1024 * 1024,
      dangerouslyAllowLocalIP: upstream ? /^(localhost|127\.)/.test(upstream.hostname) : false,
    },
    rewrites: async () => [
      {
        source: '/careerpaths/:slug/enrol',
        has: [{ type: 'query', key: 'plan', value: `(?<plan>${planIds().join('|')})` }],
        destination: '/careerpaths/:slug/enrol/:plan',
      },
      {
        source: '/auth/login',
        has: [{ type: 'query', key: 'notice', value: `(?<notice>${noticeNames.join('|')})` }],
        destination: '/auth/login/:notice',
      },
      // Else Next would render and store each unknown address.
      { source: `/:name((?!(?:${addresses()})$)[^/]+)`, destination: '/not/found' },
    ],
    headers: async () =>
      responseHeaders({
        isHttps: site?.protocol === 'https:',
        isAlone: !!process.env.VERCEL,
      }),
  }
}

// Next resolves no `@/` in the modules that this file imports, so it reads its part of the provider's facts itself.
const withPlans = z.looseObject({ plans: z.array(z.looseObject({ id: z.string() })) })
const planIds = () => readYaml('provider.yaml', withPlans).plans.map(({ id }) => id)

const addresses = () =>
  [...firstParts, ...markdownIn('pages').map((name) => name.replace(/\.md$/, ''))].join('|')

// Without `search`, any query is allowed.
function picturesOf({ protocol, hostname, port }: URL, path?: string) {
  const endings = pictureEndings.flatMap((ending) => [ending, ending.toUpperCase()])
  const pathname = path ? `${path}/**` : `/**/*.{${endings.join(',')}}`
  return { protocol: protocol === 'https:' ? 'https' : 'http', hostname, port, pathname } as const
}
