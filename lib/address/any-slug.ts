/** The one page of all slugs while the upstream is away: Next wants at least one of each kind. */
export const anySlug = 'upstream-away'
