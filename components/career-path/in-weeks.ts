export const inWeeks = (weeks: number): string => `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`
