import { isForAhead } from './ahead'

test.each(['/', '/blog', '/blog/a-first-week-of-sql', '/careerpaths/data-science/enrol', '/contact-us'])(
  '%s may be fetched ahead',
  (path) => expect(isForAhead(path)).toBe(true),
)

test.each(['/dashboard', '/auth/login', '/api/auth/session', '/feed.xml', '/media/a/guide.pdf'])(
  '%s is not fetched before somebody asks for it',
  (path) => expect(isForAhead(path)).toBe(false),
)
