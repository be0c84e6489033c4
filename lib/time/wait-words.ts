/**
 * Says when to try again.
 *
 * @param seconds until there is room
 * @returns a sentence
 */
export function waitWords(seconds: number): string {
  if (seconds < 60) return 'Please wait a minute, then try again.'
  const minutes = Math.ceil(seconds / 60)
  return `Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`
}
