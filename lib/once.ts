const shared = globalThis as typeof globalThis & { siteOnce?: Map<string, unknown> }

/**
 * One value per process. Server, middleware, routes and pages bundle `lib/` apart, so a module's variable
 * would exist several times.
 */
export function once<T>(name: string, make: () => T): T {
  shared.siteOnce ??= new Map()
  if (!shared.siteOnce.has(name)) shared.siteOnce.set(name, make())
  return shared.siteOnce.get(name) as T
}
