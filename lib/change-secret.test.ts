/** @jest-environment node */
import { EnvError, parseEnv } from './env'

const first = 'the first secret, of thirty-two letters'
const second = 'the second secret, of thirty-two letters'
const third = 'what somebody else has thought of, at length'

// Loads fresh modules, as a process that starts with these secrets does.
async function siteWith(secret: string, previous = '', addressKey = first) {
  jest.resetModules()
  const names = { NEXTAUTH_SECRET: secret, NEXTAUTH_SECRET_PREVIOUS: previous, ADDRESS_KEY: addressKey }
  Object.assign(process.env, names)
  return {
    ...(await import('./account/sealed-session')),
    ...(await import('./account/answer-cookie')),
    ...(await import('./account/known-device')),
    ...(await import('./spam/form-time')),
    ...(await import('./preview/preview')),
    ...(await import('./privacy/mail-links')),
    ...(await import('./privacy/address-hash')),
    ...(await import('./api/upstream-settings')),
    ...(await import('@/upstream/tokens')),
  }
}

type Site = Awaited<ReturnType<typeof siteWith>>

const session = { id: 'i', email: 'ada@example.com', access: 'a', refresh: 'r', accessUntil: 0 }
const tokensOf = ({ createTokens, upstreamSettings }: Site) => {
  const { secret, previousSecret } = upstreamSettings()
  return createTokens(secret, () => new Date(), previousSecret)
}

async function madeBy(site: Site) {
  return {
    cookie: await site.sealSession(session),
    answer: await site.answerCookie.write({ form: 'x', status: 'idle', values: {}, errors: {} }),
    device: site.knownDevice.write('ada@example.com'),
    formTime: site.writeFormTime(),
    preview: site.writePreview('blog/one'),
    link: new URL(site.unsubscribeLinks('ada@example.com').page).searchParams,
    refresh: await tokensOf(site).issue('refresh', { id: 7, password_hash: 'h' }),
  }
}

async function believed(site: Site, made: Awaited<ReturnType<typeof madeBy>>) {
  return {
    cookie: (await site.openSession(made.cookie))?.email,
    answer: (await site.answerCookie.read(made.answer))?.form,
    device: site.knownDevice.read(made.device, 'ada@example.com') !== null,
    formTime: site.readFormTime(made.formTime) !== null,
    preview: site.readPreview(made.preview)?.draft,
    link: site.readMailLink('unsubscribe', made.link) === site.addressHash('Ada@example.com'),
    refresh: await tokensOf(site)
      .read('refresh', made.refresh)
      .then(({ accountId }) => accountId)
      .catch((error: Error) => error.message),
  }
}

const all = {
  ...{
    cookie: 'ada@example.com',
    answer: 'x',
    device: true,
    formTime: true,
    preview: 'blog/one',
    link: true,
  },
  refresh: 7,
}

test('seals and signatures of the previous secret stay valid while a setting names it, unlike those of a foreign secret', async () => {
  const made = await madeBy(await siteWith(first, '', ''))
  expect(await believed(await siteWith(second, first), made)).toEqual(all)
  const forged = await madeBy(await siteWith(third, '', third))
  expect(await believed(await siteWith(second, first), forged)).toEqual({
    ...{
      cookie: undefined,
      answer: undefined,
      device: false,
      formTime: false,
      preview: undefined,
      link: false,
    },
    refresh: 'Token is invalid',
  })
})

test('new seals and signatures use only the new secret', async () => {
  const made = await madeBy(await siteWith(second, first))
  expect(await believed(await siteWith(second), made)).toEqual(all)
})

test('a process that still signs with the old secret accepts seals of the new secret, which its setting names as the previous one', async () => {
  const made = await madeBy(await siteWith(second, first))
  expect(await believed(await siteWith(first, second), made)).toEqual(all)
})

test('seals are invalid once no setting names their secret; links in mails stay valid', async () => {
  const made = await madeBy(await siteWith(first, '', ''))
  expect(await believed(await siteWith(second), made)).toMatchObject({
    cookie: undefined,
    link: true,
    refresh: 'Token is invalid',
  })
})

test('a start without ADDRESS_KEY during a change of secret is refused', () => {
  const variables = { ...process.env, NEXTAUTH_SECRET: second, NEXTAUTH_SECRET_PREVIOUS: first }
  expect(() => parseEnv({ ...variables, ADDRESS_KEY: '' })).toThrow(EnvError)
  expect(() => parseEnv({ ...variables, ADDRESS_KEY: '' })).toThrow(
    'ADDRESS_KEY is missing, and NEXTAUTH_SECRET is changing',
  )
  expect(() => parseEnv({ ...variables, ADDRESS_KEY: first })).not.toThrow()
})
