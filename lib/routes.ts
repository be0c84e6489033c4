/** The handlers that may respond before a page does; middleware.ts has a function for each name. */
export type HandlerName =
  | 'answerQueries'
  | 'carryReturnPath'
  | 'forgetEndedSession'
  | 'greetSignedUp'
  | 'guardDashboard'
  | 'guardDesk'
  | 'hideAddress'
  | 'receiveInvitation'
  | 'receiveMailButton'
  | 'receiveMailedLink'
  | 'receivePreviewLink'
  | 'redirectPageQuery'
  | 'refuseUnknown'
  | 'showPreview'
  | 'skipSignIn'
  | 'suggestPage'

/** Properties that all addresses of a route share. */
export type Route = {
  /** The sitemap lists it. For a route with a slug, it lists the addresses that the upstream has. */
  isIndexed?: boolean
  /** The provider's analytics may run. */
  isMeasured?: boolean
  /** It is suggested when a mistyped address resembles it. */
  isSuggested?: boolean
  /** Its name in a suggestion, unless provider/kinds/list-page.ts or finder.yaml names the page. */
  title?: string
  /** Its response depends on the visitor, or on free text in the query, so no cache stores it. */
  varies?: 'visitor' | 'query'
  /** Its address holds a token: nginx neither caches nor logs it. */
  hasToken?: boolean
  /** It has one cached response for each value of this parameter. */
  cachedBy?: 'plan'
  /** A request with a parameter of these filters gets the page's version below app/queried, which is not cached. */
  filters?: 'careerPaths' | 'finder' | 'posts'
  /** It exists only when the provider's folder has this file or folder. */
  needs?: 'finder' | 'questions'
  /** No public page links there. */
  isForStaff?: boolean
  /** Programs post to it from outside the site. */
  isForPrograms?: boolean
  /** `beforeRead` runs for GET and HEAD, then `before` for every method. The first response wins. */
  beforeRead?: readonly HandlerName[]
  before?: readonly HandlerName[]
  /** Runs ahead of `before` for all methods but GET and HEAD. */
  beforePost?: readonly HandlerName[]
}

const page: Route = { isIndexed: true, isMeasured: true }
// A page that may be suggested for a mistyped address.
const list: Route = { ...page, isSuggested: true }
const visitor: Route = { varies: 'visitor' }
const staff: Route = { ...visitor, isForStaff: true, before: ['guardDesk', 'guardDashboard'] }
const mailed: Route = { ...visitor, beforeRead: ['receiveMailedLink'] }
const mailButton: Route = { hasToken: true, beforePost: ['receiveMailButton'], before: ['refuseUnknown'] }
const item: Route = { ...page, before: ['showPreview', 'refuseUnknown'] }
const file: Route = {}

/** `[slug]` is one part, `/*` the path and all below it. The first match counts. */
export const routes: Readonly<Record<string, Route>> = {
  '/': page,
  '/api/leads/[reference]/status': { ...visitor, isForPrograms: true },
  '/api/policy-report': { ...visitor, isForPrograms: true },
  '/api/revalidate': { ...visitor, isForPrograms: true },
  '/api/unsubscribe': { ...visitor, isForPrograms: true },
  '/api/*': visitor,
  '/art/*': file,
  '/auth/confirm-email': mailed,
  '/auth/create-account': { ...visitor, beforeRead: ['carryReturnPath'] },
  '/auth/forgot-password-confirm': mailed,
  '/auth/login': {
    ...visitor,
    beforeRead: ['carryReturnPath', 'forgetEndedSession', 'skipSignIn'],
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
  '/desk/set-up': { ...staff, hasToken: true, beforeRead: ['receiveInvitation'] },
  '/desk/*': staff,
  '/enquiry': { hasToken: true },
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
  '/registration': { hasToken: true },
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

type CompiledRoute = { path: string; route: Route; matches: RegExp }

const compiled = Object.entries(routes).map(([path, route]): CompiledRoute => {
  const pattern = path.replace('/*', '(?:/.*)?').replaceAll(/\[\w+\]/g, '[^/]+')
  return { path, route, matches: new RegExp(`^${pattern}$`, 's') }
})
const firstPart = (path: string): string => path.split('/', 2)[1] ?? ''
// Grouped by first part, because the server looks up the route of every request.
const byFirstPart = new Map<string, CompiledRoute[]>()
for (const each of compiled) {
  const name = firstPart(each.path)
  byFirstPart.set(name, [...(byFirstPart.get(name) ?? []), each])
}
const ofProvider = byFirstPart.get('[page]') ?? []

/** `path` without its query; undefined for an unknown address. */
export function routeOf(path: string): Route | undefined {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  for (const { matches, route } of byFirstPart.get(firstPart(bare)) ?? ofProvider)
    if (matches.test(bare)) return route
}

/** The handlers of a request, in order. */
export function handlersOf(path: string, method: string): readonly HandlerName[] {
  const { beforeRead = [], beforePost = [], before = [] } = routeOf(path) ?? {}
  return [...(method === 'GET' || method === 'HEAD' ? beforeRead : beforePost), ...before]
}

/** First parts of the site's own addresses. No page of the provider may begin with one; menus may link to one. */
export const firstParts = [...byFirstPart.keys()].filter((name) => name !== '' && name !== '[page]')

/** The paths of the routes without a slug for which `holds` is true. */
export function pathsOf(holds: (route: Route) => boolean | undefined): string[] {
  return compiled.filter(({ path, route }) => !/[[*]/.test(path) && holds(route)).map(({ path }) => path)
}

/** The first parts of the routes for which `holds` is true. */
export function firstPartsWith(holds: (route: Route) => boolean | undefined): string[] {
  return firstParts.filter((name) => byFirstPart.get(name)?.some(({ route }) => holds(route)))
}
