/** What a page's text may name on a line of its own, for the site to put there what it knows itself. */
export const pageParts = [
  'contact',
  'plans_table',
  'stopping_rules',
  'figures_table',
  'retention_table',
  'cookies_table',
  'video_and_cookies',
  'measurement',
] as const

export type PagePart = (typeof pageParts)[number]
