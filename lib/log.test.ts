import { during } from '@/lib/visit/visit'
import { log } from './log'

const lines: string[] = []

beforeEach(() => {
  lines.length = 0
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
})

test('an identical error is logged once a minute, with the number of omitted lines', () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0)
  const full = () => log('error', 'lead_not_sent', { reason: 'disk full' })
  for (let at = 0; at < 100; at++) full()
  log('error', 'lead_not_sent', { reason: 'locked' })
  clock.mockReturnValue(59_999)
  full()
  expect(lines.map((line) => JSON.parse(line).reason)).toEqual(['disk full', 'locked'])
  clock.mockReturnValue(60_000)
  full()
  full()
  clock.mockReturnValue(240_000)
  full()
  expect(lines.slice(2).map((line) => JSON.parse(line).again)).toEqual([100, 1])
})

test('a line that is not an error is logged each time', () => {
  for (let at = 0; at < 3; at++) log('info', 'lead_stored')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(Array(3).fill({ event: 'lead_stored' }))
})

test('a line has the id of its request, and only some errors are logged again for another id', async () => {
  const told = () => lines.map((line) => JSON.parse(line))
  await Promise.all(
    ['one', 'two'].map((id) =>
      during({ id, client: '' }, async () => {
        await null
        log('info', 'lead_stored')
        log('error', 'upstream_call_failed', { call: 'GET /' })
        log('error', 'answer_failed')
      }),
    ),
  )
  log('info', 'purged')
  log('error', 'page_failed', { request: 'three' })
  expect(told().map(({ event, request }) => `${event} ${request}`)).toEqual([
    'lead_stored one',
    'upstream_call_failed one',
    'answer_failed one',
    'lead_stored two',
    'answer_failed two',
    'purged undefined',
    'page_failed three',
  ])
})
