import { log } from '@/lib/log'

/** Maps items. Leaves out an item whose mapping fails, and logs it with the name `of`. */
export async function readableItems<Item, Result>(
  of: string,
  items: Item[],
  make: (item: Item, index: number) => Result | Promise<Result>,
): Promise<Awaited<Result>[]> {
  const made = items.map(async (item, index) => {
    try {
      return [await make(item, index)]
    } catch (error) {
      log('warn', 'upstream_item_left_out', { call: of, index, error: (error as Error).name })
      return []
    }
  })
  return (await Promise.all(made)).flat()
}
