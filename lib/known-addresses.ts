const pause = 60_000

/**
 * Remembers which addresses of a section there are, so that an unknown one costs nothing: it is looked up in the
 * upstream's list, which is read again at most once a minute, however many unknown addresses are asked for.
 * Takes: how the addresses are read, and a clock in milliseconds.
 */
export function rememberAddresses(read: () => Promise<string[]>, now = Date.now) {
  const addresses = new Set<string>()
  let isKnown = false
  let triedAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function refresh() {
    triedAt = now()
    try {
      for (const address of await read()) addresses.add(address)
      isKnown = true
    } catch {
      isKnown = false
    }
  }

  /** Whether an address may exist. While the list has not been read, every one may. Never throws. */
  return async function mayExist(address: string): Promise<boolean> {
    if (addresses.has(address)) return true
    if (now() - triedAt >= pause) reading = refresh()
    if (!isKnown) return true
    await reading
    return addresses.has(address) || !isKnown
  }
}
