/** By what career paths can be filtered, as it stands in the address. */
export const careerPathFilters = ['discipline', 'start', 'hours'] as const

/** By what posts can be. */
export const postFilters = ['topic'] as const
