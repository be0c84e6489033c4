import { z } from 'zod'

const maxEntries = 200

/** Reads a list. Drops invalid entries; anything but a list has none. */
export const validEntries = <T extends object>(entry: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((all) => (all ?? []).slice(0, maxEntries).flatMap((each) => entry.safeParse(each).data ?? []))
