import { firstPartsWith } from './routes'

type Header = { key: string; value: string }
type Rule = { source: string; headers: Header[] }

// Permissions that the site never asks for.
const unusedFeatures = `accelerometer browsing-topics camera display-capture geolocation gyroscope hid
  magnetometer microphone midi payment serial usb`.split(/\s+/)

// Other sites show the pictures of shared links.
const shared = ['/:path*/picture.png', '/picture.png']

const staff = firstPartsWith(({ isForStaff }) => isForStaff)

// An address with a dot is a file. Browsers must not prefetch staff pages: opening one records its reader.
const pages = `/((?!_next/|api/|(?:${staff.join('|')})(?:/|$)|.*\\.).*)`

const twoYearsSeconds = 2 * 365 * 24 * 60 * 60

/**
 * The headers that Next sends. Our server sets a content security policy for each page (server/policy.ts). Vercel
 * runs Next without it, so `isAlone` sets a weaker policy, which allows the inline scripts of Next's pages.
 */
export function responseHeaders({ isHttps, isAlone }: { isHttps: boolean; isAlone: boolean }): Rule[] {
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

/** The headers of every response, from Next and from our server. */
export function headersOfAll(isHttps: boolean): Record<string, string> {
  return {
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps && { 'Strict-Transport-Security': `max-age=${twoYearsSeconds}; includeSubDomains` }),
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
