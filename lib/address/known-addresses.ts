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

  /**
   * Whether there is such an address: `unknown` while the list cannot be read, and while it is being read for the first
   * time, unless one `waits` for it. Never throws.
   */
  return async function lookUp(
    address: string,
    { waits = false } = {},
  ): Promise<'listed' | 'missing' | 'unknown'> {
    if (addresses.has(address)) return 'listed'
    const isOld =
      now() - triedAt >= pause || triedAt <= (shared.addressesForgottenAt ?? Number.NEGATIVE_INFINITY)
    if (isOld) reading = refresh()
    if (!isKnown && !waits) return 'unknown'
    await reading
    if (addresses.has(address)) return 'listed'
    return isKnown ? 'missing' : 'unknown'
  }
}
