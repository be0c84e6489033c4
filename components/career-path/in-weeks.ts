/** How long a career path is, in words. */
export const inWeeks = (weeks: number): string => `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`
