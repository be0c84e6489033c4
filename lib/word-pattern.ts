/** `*` in the word stands for any letters. */
export function wordPattern(word: string): RegExp {
  const letters = word.split('*').map((part) => part.replaceAll(/[^\w-]/g, ''))
  return new RegExp(`\\b${letters.join('\\w*')}\\b`)
}
