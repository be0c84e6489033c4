import release from '@/package.json'

/** Of this program, such as 1.0.0. */
export const { version } = release
