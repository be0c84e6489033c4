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
    // The names of scripts tell their content: a new build does not make visitors fetch again what has stayed the same.
    supportsImmutableAssets: true,
    // The server around it packs answers itself, those for everybody once, and names each by a sum of its own: Next's, letter by
    // letter, takes longer than all else that is done with a page that is kept.
    compress: false,
    generateEtags: !!process.env.VERCEL,
    // Next renders anew for the robots it knows, so that titles stand in the head; on prerendered pages they do already.
    htmlLimitedBots: /(?!)/,
    experimental: {
      isrFlushToDisk: false,
      // A proxy may pass on another host than the one that visitors' forms come from.
      serverActions: { allowedOrigins: site ? [site.host] : [] },
    },
    cacheMaxMemorySize: 16 * 1024 * 1024,
    distDir: process.env.NEXT_DIST_DIR || '.next',
    // pdfkit reads files of its own beside it, libsql is a program; and the others the middleware, the routes and the pages need alike:
    // bundled, each of these would have its own copy in memory (decisions 324 and 334).
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
    // What is read by a path that nothing imports, where functions have nothing but what is named (Vercel).
    outputFileTracingIncludes: {
      '/*': [`${process.env.CONTENT_DIR?.trim() || 'content'}/**/*`, 'public/common-passwords.txt'],
    },
    images: {
      remotePatterns: upstream ? [picturesOf(upstream, envOrEnd().API_PICTURES_PATH)] : [],
      // Next would not look once more at where it is led.
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
      // What is no file, no page of the site's own and none of the provider's: else each would be rendered and kept.
      { source: `/:name((?!(?:${addresses()})$)[^/]+)`, destination: '/not/found' },
    ],
    headers: async () =>
      responseHeaders({
        isHttps: site?.protocol === 'https:',
        isAlone: !!process.env.VERCEL,
      }),
  }
}

// Next resolves no `@/` below the folder of this file: of the provider's facts it reads the part that it needs.
const withPlans = z.looseObject({ plans: z.array(z.looseObject({ id: z.string() })) })
const planIds = () => readYaml('provider.yaml', withPlans).plans.map(({ id }) => id)

// As choices of a regular expression.
const addresses = () =>
  [...firstParts, ...markdownIn('pages').map((name) => name.replace(/\.md$/, ''))].join('|')

// Any query: those of a URL's own would be no query at all.
function picturesOf({ protocol, hostname, port }: URL, path?: string) {
  const endings = pictureEndings.flatMap((ending) => [ending, ending.toUpperCase()])
  const pathname = path ? `${path}/**` : `/**/*.{${endings.join(',')}}`
  return { protocol: protocol === 'https:' ? 'https' : 'http', hostname, port, pathname } as const
}
