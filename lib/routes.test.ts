/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server'
import { rule } from '@/contract/testing'
import { pages } from '@/e2e/fixtures/pages'
import { config } from '@/middleware'
import { isListPage } from '@/provider/kinds/list-page'
import { firstParts, handlersOf, pathsOf, routeOf, routes } from './routes'

// A path that the route matches; for `/*`, a path below it.
const sampleOf = (path: string) => path.replaceAll(/\[\w+\]/g, 'x').replace('/*', '/x')

test('every page and route of app/ has a line in the table', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  const paths = files
    .filter((file) => /(?:^|\/)(?:page|route)\.(?:dev\.)?tsx?$/.test(file))
    .map(
      (file) =>
        `/${file
          .split('/')
          .slice(0, -1)
          .filter((name) => !name.startsWith('[['))
          .join('/')}`,
    )
  expect(paths.length).toBeGreaterThan(40)
  // A dot in the first part makes it a file.
  const own = paths.filter((path) => !/^\/[^/]*\./.test(path))
  expect(own.filter((path) => !routeOf(sampleOf(path)))).toEqual([])
})

test('every folder of public/ is among the first parts', () => {
  const folders = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).filter((name) => !firstParts.includes(name))).toEqual([])
})

test('the middleware’s matcher covers every route that names a handler', () => {
  const withHandlers = Object.keys(routes).filter((path) => {
    const sample = sampleOf(path)
    return [...handlersOf(sample, 'GET'), ...handlersOf(sample, 'POST')].length > 0
  })
  const missed = withHandlers.filter(
    (path) => !doesMatch({ config, url: `http://localhost${sampleOf(path)}` }),
  )
  expect(missed).toEqual([])
})

test.each([
  ['/auth/login', 'GET', ['carryReturnPath', 'forgetEndedSession', 'skipSignIn', 'greetSignedUp']],
  ['/auth/login', 'POST', ['greetSignedUp']],
  ['/auth/login/ended', 'GET', ['refuseUnknown']],
  ['/auth/create-account', 'HEAD', ['carryReturnPath']],
  ['/auth/forgot-password', 'GET', []],
  ['/auth/forgot-password-confirm', 'GET', ['receiveMailedLink']],
  ['/auth/forgot-password-confirm', 'POST', []],
  ['/blog', 'GET', ['answerQueries', 'redirectPageQuery']],
  ['/blog/page/1', 'GET', ['redirectPageQuery']],
  ['/blog/page/2', 'GET', ['showPreview', 'refuseUnknown']],
  ['/careerpaths/data-science', 'GET', ['showPreview', 'refuseUnknown']],
  ['/careerpaths/data-science/enrol/free', 'POST', ['showPreview', 'refuseUnknown']],
  ['/dashboard', 'POST', ['guardDashboard']],
  ['/dashboard/account', 'GET', ['guardDashboard']],
  ['/dashboards', 'GET', ['showPreview', 'suggestPage']],
  ['/events/x/calendar.ics', 'GET', ['showPreview', 'refuseUnknown']],
  ['/missing/pages/funding', 'GET', ['hideAddress']],
  ['/queried/blog', 'GET', ['hideAddress']],
  ['/unsubscribe', 'GET', ['refuseUnknown']],
  ['/unsubscribe', 'POST', ['receiveMailButton', 'refuseUnknown']],
  ['/contact-us', 'POST', []],
  ['/a/b', 'GET', []],
  ['/constructor', 'GET', ['showPreview', 'suggestPage']],
])('a request for %s by %s runs exactly its handlers, in order', (path, method, names) => {
  expect(handlersOf(path, method)).toEqual(names)
})

rule('6.3', 'only the dashboard and the desk read the session', () => {
  const guarded = Object.keys(routes).filter((path) =>
    handlersOf(sampleOf(path), 'GET').includes('guardDashboard'),
  )
  expect(guarded).toEqual(['/dashboard/*', '/desk/set-up', '/desk/*'])
})

test.each([
  ['/dashboard/account', 'visitor'],
  ['/auth/anything', 'visitor'],
  ['/api/search', 'visitor'],
  ['/preview', 'visitor'],
  ['/search/', 'query'],
  ['/compare', 'query'],
  ['/careerpaths/data-science/cost', 'query'],
  ['/careerpaths/data-science/enrol', undefined],
  ['/', undefined],
  ['/about-us', undefined],
])('the response at %s varies by %s', (path, varies) => expect(routeOf(path)?.varies).toBe(varies))

test('nginx caches no response that depends on a visitor or has a token in its address', () => {
  const template = readFileSync('deploy/nginx/site.conf.template', 'utf8')
  const [, pattern = ''] = /map \$uri \$site_personal_path \{[^}]*?'~\*(.*)' 1;/.exec(template) ?? []
  const personal = Object.keys(routes).filter((path) => new RegExp(pattern, 'i').test(sampleOf(path)))
  const expected = Object.entries(routes).filter(([, route]) => route.varies === 'visitor' || route.hasToken)
  expect(personal).toEqual(expected.map(([path]) => path))
})

test('every indexed page is read by the browser tests', () => {
  const read = pages.map(({ path }) => path.replace(/\?.*/, ''))
  expect(pathsOf(({ isIndexed }) => isIndexed).filter((path) => !read.includes(path))).toEqual([])
  expect(read.filter((path) => !routeOf(path))).toEqual([])
})

test('every page that may be suggested for a mistyped address has a title', () => {
  const suggested = pathsOf(({ isSuggested }) => isSuggested)
  const named = suggested.filter((path) => routeOf(path)?.title || isListPage(path.slice(1)))
  expect(suggested.filter((path) => !named.includes(path))).toEqual(['/find-your-path'])
})
