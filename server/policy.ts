import type { LightPage } from './light-page'

export type FilmPolicy = Readonly<Record<string, string[]>>

/**
 * The first page's policy holds for a whole visit, as the router loads no new document. So policies differ only in
 * styles. A page with a foreign film is always a new document (components/section/own-document.tsx).
 */
export function policyOf(
  { scripts, styles }: Pick<LightPage, 'scripts' | 'styles'>,
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

/** Lets a file that is opened as a page show, but lets nothing in it run. */
export const policyOfFile =
  "default-src 'none'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
