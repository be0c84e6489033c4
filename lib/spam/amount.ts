/**
 * What a count weighs: the second of a kind less than the first, and none after the fifth.
 *
 * @param count of what was found
 */
export const amount = (count: number) => Math.min(count, 5) ** 0.7

/**
 * How many different ones of a list a text has.
 *
 * @param text plain, as the list expects it
 * @param list a global expression
 */
export const distinct = (text: string, list: RegExp) => new Set(text.match(list) ?? []).size
