const shared = globalThis as typeof globalThis & { siteOnce?: Map<string, unknown> }

/** Server, middleware, routes and pages each have a bundle of `lib/`, so a module's variable exists several times. */
export function once<T>(name: string, make: () => T): T {
  shared.siteOnce ??= new Map()
  if (!shared.siteOnce.has(name)) shared.siteOnce.set(name, make())
  return shared.siteOnce.get(name) as T
}
