/** The decisions before a page; middleware.ts has a handler for each. */
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

/** What holds of the addresses of a route. */
export type Route = {
  /** The sitemap lists it; with a slug, what the upstream lists. */
  isIndexed?: boolean
  /** The provider's analytics may run. */
  isMeasured?: boolean
  /** A mistyped address may mean it. */
  isSuggested?: boolean
  /** Its name in a suggestion. Lists have theirs in provider/kinds/list-page.ts, the finder in its file. */
  title?: string
  /** Depends on the visitor or on any query, so the front does not cache it. */
  varies?: 'visitor' | 'query'
  /** Its address holds a token: nginx neither caches nor logs it. */
  hasToken?: boolean
  /** A parameter by which its cached answers differ. */
  cachedBy?: 'plan'
  /** With one of these parameters, its version below app/queried answers per request. */
  filters?: 'careerPaths' | 'finder' | 'posts'
  /** Exists only where the provider's folder has this. */
  needs?: 'finder' | 'questions'
  /** No public page links there. */
  isForStaff?: boolean
  /** Programs post to it from outside the site. */
  isForPrograms?: boolean
  /** The handlers for GET and HEAD, then for every method; the first answer wins. */
  beforeRead?: readonly HandlerName[]
  before?: readonly HandlerName[]
  /** The handlers for other methods, ahead of `before`. */
  beforePost?: readonly HandlerName[]
}

const page: Route = { isIndexed: true, isMeasured: true }
// A page that a mistyped address may mean.
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
const firstPart = (path: string): string => {
  const end = path.indexOf('/', 1)
  return end < 0 ? path.slice(1) : path.slice(1, end)
}
// Grouped by first part, as the front looks up each request.
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

/** A page of the provider's cannot begin with these, and its menus may lead to them. */
export const firstParts = [...byFirstPart.keys()].filter((name) => name !== '' && name !== '[page]')

/** The paths of routes without a slug of which something holds. */
export function pathsOf(holds: (route: Route) => boolean | undefined): string[] {
  return compiled.filter(({ path, route }) => !/[[*]/.test(path) && holds(route)).map(({ path }) => path)
}

/** First parts of which something holds for any address. */
export function firstPartsWith(holds: (route: Route) => boolean | undefined): string[] {
  return firstParts.filter((name) => byFirstPart.get(name)?.some(({ route }) => holds(route)))
}
