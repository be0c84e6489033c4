const pause = 60_000

// The middleware and the routes are bundled apart: what they share lies here.
const shared = globalThis as typeof globalThis & { addressesForgottenAt?: number }

/** Has every list of addresses read again, once an address is asked for that is not in it: something was published. */
export function forgetAddresses(now = Date.now): void {
  shared.addressesForgottenAt = now()
}

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

  /** Whether an address may exist. While the list has not been read, every one may, unless it `waits`. Never throws. */
  return async function mayExist(address: string, { waits = false } = {}): Promise<boolean> {
    if (addresses.has(address)) return true
    const isOld =
      now() - triedAt >= pause || triedAt <= (shared.addressesForgottenAt ?? Number.NEGATIVE_INFINITY)
    if (isOld) reading = refresh()
    if (!isKnown && !waits) return true
    await reading
    return addresses.has(address) || !isKnown
  }
}
