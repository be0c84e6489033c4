const shared = globalThis as typeof globalThis & { siteOnce?: Map<string, unknown> }

/**
 * What a process has once. The server, the middleware, routes and pages bundle `lib/` apart, so that a variable of a module
 * would be another one in each.
 *
 * @param name of the value in the whole process
 * @param make is called by the first who asks; a bundle that comes later gets the same value
 */
export function once<T>(name: string, make: () => T): T {
  shared.siteOnce ??= new Map()
  if (!shared.siteOnce.has(name)) shared.siteOnce.set(name, make())
  return shared.siteOnce.get(name) as T
}
