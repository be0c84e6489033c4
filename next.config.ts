import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_TEST } from 'next/constants.js'
import { z } from 'zod'
import { noticeNames } from './lib/account/notices'
import { pictureEndings } from './lib/address/picture-endings'
import { envOrEnd } from './lib/env'
import { responseHeaders } from './lib/response-headers'
import { firstParts } from './lib/routes'
import { readYaml, slugsIn } from './provider/read'

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
    // The gate checks the types. Without this, every build would check them again, also on each deployment.
    typescript: { ignoreBuildErrors: true },
    poweredByHeader: false,
    // Each script's name is a hash of its content, so visitors fetch only changed scripts after a new build.
    supportsImmutableAssets: true,
    // The server around Next compresses each cached response once, and sets ETags of its own. Next computes an ETag
    // letter by letter, which takes longer than all other work for a cached page.
    compress: false,
    generateEtags: !!process.env.VERCEL,
    // Next would render each page again for robots, to put its title in the head. Prerendered pages have it there.
    htmlLimitedBots: /(?!)/,
    experimental: {
      isrFlushToDisk: false,
      // A proxy may send another Host than the one in a form's Origin, and Next would refuse the form.
      serverActions: { allowedOrigins: site ? [site.host] : [] },
    },
    turbopack: { ignoreIssue: [{ path: '**/current.css' }] },
    cacheMaxMemorySize: 16 * 1024 * 1024,
    distDir: process.env.NEXT_DIST_DIR || '.next',
    // pdfkit reads files beside it, and libsql is a native binary. Each other package, if bundled, would be in memory
    // three times: for the middleware, the routes and the pages (decision 165).
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
    // A function on Vercel has only the files that its code imports, and these.
    outputFileTracingIncludes: {
      '/*': [`${process.env.CONTENT_DIR?.trim() || 'content'}/**/*`, 'public/common-passwords.txt'],
    },
    images: {
      remotePatterns: upstream ? [picturesOf(upstream, envOrEnd().API_PICTURES_PATH)] : [],
      // Next would follow a redirect without comparing its address with `remotePatterns`.
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
      // Otherwise Next would render and store a page for each unknown address.
      { source: `/:name((?!(?:${addresses()})$)[^/]+)`, destination: '/not/found' },
    ],
    headers: async () =>
      responseHeaders({
        isHttps: site?.protocol === 'https:',
        isAlone: !!process.env.VERCEL,
      }),
  }
}

// Next resolves no `@/` in modules that this file imports, so this file reads the ids of plans itself.
const withPlans = z.looseObject({ plans: z.array(z.looseObject({ id: z.string() })) })
const planIds = () => readYaml('provider.yaml', withPlans).plans.map(({ id }) => id)

const addresses = () => [...firstParts, ...slugsIn('pages')].join('|')

// The pattern has no `search`, so a picture's address may have any query.
function picturesOf({ protocol, hostname, port }: URL, path?: string) {
  const endings = pictureEndings.flatMap((ending) => [ending, ending.toUpperCase()])
  const pathname = path ? `${path}/**` : `/**/*.{${endings.join(',')}}`
  return { protocol: protocol === 'https:' ? 'https' : 'http', hostname, port, pathname } as const
}
