/** A filter's name in the address, and an item's value for it. */
export type Field<Item> = {
  name: string
  label: string
  of: (item: Item) => Value | null
  /** Sorts the values, which else stay in the order of the items. */
  isSorted?: boolean
}

type Value = { value: string; label: string }

export type Option = Value & {
  /** Items that match this option and the other filters. */
  count: number
  isCurrent: boolean
  /** The query that adds this option; for the current option, the query without it. */
  query: string
}

export type Group = { name: string; label: string; options: Option[] }

export type Query = Record<string, string | string[] | undefined>

/**
 * Filters items by an address; of a repeated name the first value counts. Returns the items, the options, and
 * whether a value matched nothing and was ignored.
 */
export function filtered<Item>(items: readonly Item[], fields: readonly Field<Item>[], query: Query) {
  const asked = fields.map((field) => ({ field, value: [query[field.name] ?? []].flat()[0] || undefined }))
  const isThere = ({ field, value }: (typeof asked)[number]) =>
    value !== undefined && items.some((item) => field.of(item)?.value === value)
  const chosen = asked.filter(isThere)
  const isChosen = (item: Item, but?: Field<Item>) =>
    chosen.every(({ field, value }) => field === but || field.of(item)?.value === value)
  const queryOf = (changed: Field<Item>, value?: string) => {
    const others = chosen.filter(({ field }) => field !== changed)
    const all = [...others, ...(value === undefined ? [] : [{ field: changed, value }])]
    return new URLSearchParams(all.map((each) => [each.field.name, each.value ?? ''])).toString()
  }
  const groups = fields.flatMap((field): Group[] => {
    const values = valuesOf(items, field)
    const among = items.filter((item) => isChosen(item, field))
    const current = chosen.find((each) => each.field === field)?.value
    const all = values.map(({ value, label }): Option => {
      const isCurrent = value === current
      const count = among.filter((item) => field.of(item)?.value === value).length
      return { value, label, count, isCurrent, query: queryOf(field, isCurrent ? undefined : value) }
    })
    const options = all.filter(({ count }) => count > 0)
    return values.length > 1 && options.length > 0 ? [{ name: field.name, label: field.label, options }] : []
  })
  return {
    shown: items.filter((item) => isChosen(item)),
    groups,
    isUnknown: asked.some((each) => each.value !== undefined && !isThere(each)),
    isFiltered: chosen.length > 0,
  }
}

function valuesOf<Item>(items: readonly Item[], { of, isSorted }: Field<Item>): Value[] {
  const all = new Map(items.flatMap((item) => of(item) ?? []).map((each) => [each.value, each]))
  const values = [...all.values()]
  return isSorted ? values.sort((a, b) => a.value.localeCompare(b.value, 'en', { numeric: true })) : values
}

/** Turns words into a value for an address; null without a letter or digit. */
export function named(label: string | null | undefined): Value | null {
  const value = (label ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return label && value ? { value, label } : null
}
