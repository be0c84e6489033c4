/** The path of a link such as "/funding#who" or "/funding/". */
export const pathOf = (to: string): string => to.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
