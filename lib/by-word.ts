/** Finds the value of the first word that a text contains. `*` in a word stands for any letters. */
export function byWord<Value>(values: Record<string, Value>): (text: string) => Value | undefined {
  const all = Object.entries(values).map(([word, value]) => ({ pattern: wordPattern(word), value }))
  return (text) => all.find(({ pattern }) => pattern.test(text))?.value
}

function wordPattern(word: string): RegExp {
  const letters = word.split('*').map((part) => part.replaceAll(/[^\w-]/g, ''))
  return new RegExp(`\\b${letters.join('\\w*')}\\b`)
}
