type Header = { key: string; value: string }
type Site = { isHttps: boolean; isAlone: boolean }
type Rule = { source: string; headers: Header[] }

// Everything that a browser could ask a visitor for, and the site has no use for.
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

// Other sites show the pictures of shared links.
const shared = ['/:path*/picture.png', '/picture.png']

// What has a dot in its address is a file.
const pages = '/((?!_next/|api/|.*\\.).*)'

const twoYears = 2 * 365 * 24 * 60 * 60

/**
 * What Next sends with every answer. The Content-Security-Policy is made by the server around it, as it depends on the
 * page (server/policy.ts); where there is no such server (Vercel) it is a weaker one, as Next's pages run scripts inline.
 *
 * @param site `isHttps`: visitors reach it by https only; `isAlone`: Next answers them itself
 */
export function responseHeaders({ isHttps, isAlone }: Site): Rule[] {
  const headers = {
    ...headersOfAll(isHttps),
    ...(isAlone && { 'Content-Security-Policy': weakerPolicy }),
  }
  const cross = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }]
  return [
    { source: '/:path*', headers: Object.entries(headers).map(([key, value]) => ({ key, value })) },
    ...shared.map((source) => ({ source, headers: cross })),
    { source: pages, headers: [{ key: 'Speculation-Rules', value: '"/speculation-rules.json"' }] },
  ]
}

/**
 * What every answer has, whoever sends it.
 *
 * @param isHttps whether visitors reach the site by https only
 */
export function headersOfAll(isHttps: boolean): Record<string, string> {
  return {
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps && { 'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains` }),
  }
}

const weakerPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')
