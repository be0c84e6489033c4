import { logConsole } from './log-console'

const { console } = globalThis
const lines: string[] = []

beforeEach(() => {
  lines.length = 0
  globalThis.console = { ...console }
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  logConsole()
})
afterEach(() => {
  globalThis.console = console
})

const printed = (method: 'log' | 'warn' | 'error') => Reflect.get(globalThis, 'console')[method]

test.each([
  ['\u2a2f internal image response failed for /zz\n{"level":"error","event":"answer_failed"}', 'error'],
  ['moves the cursor: \u001b[2J\u009b2J\u0085, ends a line: \u2028', 'warn'],
  ['failed for /zz my secret mail ada@evil.example\nmine 404', 'error'],
  ['said to https://evil.example/x?y, "my secret " and `mine`', 'log'],
] as const)('the console call %j becomes one line of JSON without the client’s words', (words, method) => {
  printed(method)(words)
  const [line = ''] = lines
  expect(lines).toHaveLength(1)
  expect(line).toMatch(/^[\x20-\x7e\u00a0-\u2027\u2030-\uffff]+\n$/)
  expect(JSON.parse(line)).toMatchObject({ event: 'console' })
  expect(line).not.toMatch(/zz|evil|secret|mine/)
})

test('an error is logged with its name and message, without its stack', () => {
  printed('error')('Failed', new TypeError('Cannot read "a" of undefined'))
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    message: 'Failed TypeError: Cannot read "…" of undefined',
  })
  printed('log')('')
  expect(lines).toHaveLength(1)
})
