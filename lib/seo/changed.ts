/** When the text of a page was last changed, for the pages where somebody notes it. The page and the sitemap show it. */
export const changed = {
  '/terms-of-service': '2026-11-21',
  '/privacy-policy': '2026-11-22',
  '/cookie-policy': '2026-11-21',
} as const
