/** Parts of the site that a text may name on a line of its own. */
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
