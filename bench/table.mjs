export function printTable(head, rows) {
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`)
  process.stdout.write(`\n${lines.join('')}`)
}

/** The value below which this share of all values lies. */
export function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]
}

export const median = (values) => quantile(values, 0.5)

/** A row's last cell says whether its goal is met. */
export const verdict = (isMet) => (isMet ? 'met' : 'NOT MET')

/** @param {unknown[][]} rows with a verdict last */
export const isAllMet = (rows) => rows.every((row) => row.at(-1) === verdict(true))
