/** A sentence that says when to try again. */
export function waitWords(seconds: number): string {
  if (seconds < 60) return 'Please wait a minute, then try again.'
  const minutes = Math.ceil(seconds / 60)
  return `Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`
}
