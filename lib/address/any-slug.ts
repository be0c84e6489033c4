/** The only slug that is built while the upstream is away: Next requires one for each dynamic route. */
export const anySlug = 'upstream-away'
