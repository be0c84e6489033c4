/** Decisions before a page; middleware.ts has a handler for each. */
export type HandlerName =
  | 'answerQueries'
  | 'carryAskedPath'
  | 'forgetEndedSession'
  | 'greetSignedUp'
  | 'guardDashboard'
  | 'hideAddress'
  | 'receiveMailButton'
  | 'receiveMailedLink'
  | 'receivePreviewLink'
  | 'redirectPageQuery'
  | 'refuseUnknown'
  | 'showPreview'
  | 'skipSignIn'
  | 'suggestPage'

/** What holds of the addresses of a route. */
export type Route = {
  /** Search engines may index it. The sitemap lists it, and of a route with a slug what the upstream lists. */
  isIndexed?: boolean
  /** The provider's analytics may run on it. */
  isMeasured?: boolean
  /** A mistyped address may have meant it. */
  isSuggested?: boolean
  /** What a suggestion calls it. Lists have their titles in provider/kinds/list-page.ts, the finder in its file. */
  title?: string
  /** Its answer depends on the visitor or on any query, so the front does not cache it. */
  varies?: 'visitor' | 'query'
  /** A token is in its address: nginx neither caches nor logs it. */
  hasToken?: boolean
  /** A parameter by which its cached answers differ. */
  cachedBy?: 'plan'
  /** With one of these parameters its twin below app/queried answers, once per request. */
  filters?: 'careerPaths' | 'finder' | 'posts'
  /** It exists only where the provider's folder has this. */
  needs?: 'finder' | 'questions'
  /** Programs post to it, from no page of the site. */
  isForPrograms?: boolean
  /** What the middleware asks for GET and HEAD, then for every method; the first answer counts. */
  beforeRead?: readonly HandlerName[]
  before?: readonly HandlerName[]
  /** What the middleware asks for other methods, ahead of `before`. */
  beforePost?: readonly HandlerName[]
}

const page: Route = { isIndexed: true, isMeasured: true }
// A page of its own that a mistyped address may have meant.
const list: Route = { ...page, isSuggested: true }
const visitor: Route = { varies: 'visitor' }
const mailed: Route = { ...visitor, beforeRead: ['receiveMailedLink'] }
const mailButton: Route = { hasToken: true, beforePost: ['receiveMailButton'], before: ['refuseUnknown'] }
const item: Route = { ...page, before: ['showPreview', 'refuseUnknown'] }
const file: Route = {}

/**
 * Every route of the site: `[slug]` is one part of a path, `/*` the path itself and all below it. Of the routes that match
 * an address the first counts. An address without a route is the address of nothing.
 */
export const routes: Readonly<Record<string, Route>> = {
  '/': page,
  '/api/policy-report': { ...visitor, isForPrograms: true },
  '/api/revalidate': { ...visitor, isForPrograms: true },
  '/api/unsubscribe': { ...visitor, isForPrograms: true },
  '/api/*': visitor,
  '/art/*': file,
  '/auth/confirm-email': mailed,
  '/auth/create-account': { ...visitor, beforeRead: ['carryAskedPath'] },
  '/auth/forgot-password-confirm': mailed,
  '/auth/login': {
    ...visitor,
    beforeRead: ['carryAskedPath', 'forgetEndedSession', 'skipSignIn'],
    before: ['greetSignedUp'],
  },
  '/auth/login/*': { ...visitor, before: ['refuseUnknown'] },
  '/auth/*': visitor,
  '/blog': { ...list, filters: 'posts', before: ['answerQueries', 'redirectPageQuery'] },
  '/blog/page/1': { before: ['redirectPageQuery'] },
  '/blog/*': item,
  '/broken': file,
  '/careerpaths': { ...list, filters: 'careerPaths', before: ['answerQueries'] },
  '/careerpaths/[slug]': item,
  '/careerpaths/[slug]/cost': { ...item, isIndexed: false, varies: 'query' },
  '/careerpaths/[slug]/enrol': { ...item, isIndexed: false, cachedBy: 'plan' },
  '/careerpaths/*': { ...item, isIndexed: false },
  '/compare': { isSuggested: true, title: 'Compare career paths', varies: 'query' },
  '/contact-us': list,
  '/dashboard/*': { ...visitor, before: ['guardDashboard'] },
  '/events': list,
  '/events/[slug]': item,
  '/events/*': { ...item, isIndexed: false },
  '/films/*': file,
  '/find-your-path': {
    isIndexed: true,
    isSuggested: true,
    filters: 'finder',
    needs: 'finder',
    before: ['answerQueries'],
  },
  '/fonts/*': file,
  '/media/*': file,
  '/missing/*': { before: ['hideAddress'] },
  '/news/confirm/*': mailButton,
  '/payment-failed': { hasToken: true },
  '/payment-successful': { hasToken: true },
  '/preview': { ...visitor, hasToken: true, before: ['receivePreviewLink'] },
  '/preview/*': visitor,
  '/queried/*': { before: ['hideAddress'] },
  '/questions': { isIndexed: true, needs: 'questions' },
  '/refused': file,
  '/resources': { ...list, before: ['redirectPageQuery'] },
  '/resources/page/1': { before: ['redirectPageQuery'] },
  '/resources/*': item,
  '/search': { isSuggested: true, title: 'Search', varies: 'query' },
  '/sitemaps/*': file,
  '/styleguide/*': file,
  '/testimonies': { ...list, before: ['showPreview'] },
  '/touch/*': file,
  '/unsubscribe/*': mailButton,
  // The provider's own pages.
  '/[page]': { ...page, before: ['showPreview', 'suggestPage'] },
}

type Compiled = { path: string; route: Route; matches: RegExp }

const compiled = Object.entries(routes).map(([path, route]): Compiled => {
  const pattern = path.replace('/*', '(?:/.*)?').replaceAll(/\[\w+\]/g, '[^/]+')
  return { path, route, matches: new RegExp(`^${pattern}$`, 's') }
})
const firstPart = (path: string): string => {
  const end = path.indexOf('/', 1)
  return end < 0 ? path.slice(1) : path.slice(1, end)
}
// Few per first part: the front asks for each request.
const byFirstPart = new Map<string, Compiled[]>()
for (const each of compiled) {
  const name = firstPart(each.path)
  byFirstPart.set(name, [...(byFirstPart.get(name) ?? []), each])
}
const ofProvider = byFirstPart.get('[page]') ?? []

/**
 * What holds of an address.
 *
 * @param path of the address, without its query
 * @returns undefined for an address of nothing
 */
export function routeOf(path: string): Route | undefined {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  for (const { matches, route } of byFirstPart.get(firstPart(bare)) ?? ofProvider)
    if (matches.test(bare)) return route
}

/** What the middleware asks about a request, in this order. */
export function handlersOf(path: string, method: string): readonly HandlerName[] {
  const { beforeRead = [], beforePost = [], before = [] } = routeOf(path) ?? {}
  return [...(method === 'GET' || method === 'HEAD' ? beforeRead : beforePost), ...before]
}

/** The first parts of the site's own addresses. A page of the provider's cannot have one, and its menus may lead to it. */
export const firstParts = [...byFirstPart.keys()].filter((name) => name !== '' && name !== '[page]')

/** The paths of routes without a slug of which something holds. */
export function pathsOf(holds: (route: Route) => boolean | undefined): string[] {
  return compiled.filter(({ path, route }) => !/[[*]/.test(path) && holds(route)).map(({ path }) => path)
}

/** The first parts of which something holds for any address. */
export function firstPartsWith(holds: (route: Route) => boolean | undefined): string[] {
  return firstParts.filter((name) => byFirstPart.get(name)?.some(({ route }) => holds(route)))
}
