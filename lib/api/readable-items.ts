import { log } from '@/lib/log'

/**
 * What a function makes of each item. One that it fails for is left out and named in the log, so that it takes nothing else
 * with it.
 *
 * @param of what the items are for, as the log names it
 */
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
