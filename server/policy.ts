import type { Page } from './light-page'

/** Sources by directive. */
export type FilmPolicy = Readonly<Record<string, string[]>>

/**
 * The Content-Security-Policy of a page. The browser keeps that of the first page for a whole visit, as the router
 * changes pages without a new document. So all pages have the same one but for the style that stands in them; the page
 * with a film from elsewhere, which has its own, is always a new document (components/section/own-document.tsx).
 *
 * @param page the hashes of what stands in it
 * @param sources of the provider's analytics, on a page that may be measured: who has not agreed asks nothing of them
 * @param film what the page's film from elsewhere needs, by directive
 */
export function policyOf(
  { scripts, styles }: Pick<Page, 'scripts' | 'styles'>,
  sources: string[] = [],
  film: FilmPolicy = {},
): string {
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...sources],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", ...sources],
    'connect-src': ["'self'", ...sources],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(film['frame-src'] && { 'frame-src': [] }),
    'report-uri': ['/api/policy-report'],
  }
  return Object.entries(policy)
    .map(([name, values]) => [name, ...values, ...(film[name] ?? [])].join(' '))
    .join('; ')
}

/** Of what is no page: where somebody opens it as one, it shows, and nothing in it runs. */
export const policyOfFile =
  "default-src 'none'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
