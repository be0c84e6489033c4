/** The only slug that is built while the upstream is away: Next wants one for each dynamic route. */
export const anySlug = 'upstream-away'
