/**
 * The path that a link within the site leads to.
 *
 * @param to as it is written, such as "/funding#who" or "/funding/"
 */
export const pathOf = (to: string): string => to.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
