/** The day on which the text of a page was last changed, where somebody keeps it: the page and the sitemap say it. */
export const changed = {
  '/terms-of-service': '2026-11-21',
  '/privacy-policy': '2026-11-21',
  '/cookie-policy': '2026-11-21',
} as const
