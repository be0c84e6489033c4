export const careerPathFilters = ['discipline', 'start', 'hours'] as const

export const postFilters = ['topic'] as const
