import { signedUpCookie } from './signed-up-cookie'

const email = 'dana@example.com'

test('the cookie seals the address, lasts five minutes and reaches only the sign-in page', async () => {
  const cookie = await signedUpCookie.write(email)
  expect(cookie).not.toContain('dana')
  expect(await signedUpCookie.read(cookie)).toBe(email)
  expect(signedUpCookie.options()).toMatchObject({ httpOnly: true, maxAge: 300, path: '/auth/login' })
})

test('a cookie gives its address after four minutes, and nothing after six', async () => {
  const writtenBefore = async (minutes: number) => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - minutes * 60_000)
    const cookie = await signedUpCookie.write(email)
    clock.mockRestore()
    return cookie
  }
  expect(await signedUpCookie.read(await writtenBefore(4))).toBe(email)
  expect(await signedUpCookie.read(await writtenBefore(6))).toBeNull()
})

test.each([undefined, '', email, 'a.b.c.d.e'])('a cookie that holds %j gives no address', async (text) => {
  expect(await signedUpCookie.read(text)).toBeNull()
})
