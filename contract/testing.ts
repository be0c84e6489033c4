type Test = Parameters<typeof test>[1]
type Row = readonly [ids: string, ...unknown[]]
type Rest<T> = T extends readonly [string, ...infer Others] ? Others : never

/** A test of one or more rules of the specification. `ids`, separated by spaces, end its name: `… @3.1 @9.4`. */
export function rule(ids: string, title: string, body: Test) {
  test(tagged(title, ids), body)
}

/** Like `test.each`. Each row begins with the ids of the rules that it tests, or with an empty text. */
rule.each =
  <const T extends Row>(rows: readonly T[]) =>
  (title: string, body: (...values: Rest<T>) => unknown) => {
    for (const [ids, ...values] of rows)
      test.each([values])(tagged(title, ids), body as (...all: unknown[]) => void)
  }

const tagged = (title: string, ids: string) =>
  [title, ...(ids.match(/\S+/g) ?? []).map((id) => `@${id}`)].join(' ')
