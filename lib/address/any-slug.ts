/**
 * Stands for every slug of a section while the upstream is away and none is known: Next wants at least one page of each
 * kind, and one page for all unknown addresses is rendered once.
 */
export const anySlug = 'upstream-away'
