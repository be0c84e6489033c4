import { readdirSync, readFileSync } from 'node:fs'
import { bundled } from '@/scripts/gate/bundled'
import { purifier } from './purifier'

const program = bundled('server/purifying.ts')

// The running child processes of this process.
function children(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === process.pid)
}

function parentOf(pid: number): number | undefined {
  try {
    const [, state, parent] = /\) (\w) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return state === 'Z' ? undefined : Number(parent)
  } catch {
    return undefined
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => setTimeout(done, 20))
}

test('a text is purified by another process, which also purifies the next texts and ends once idle', async () => {
  const before = children()
  const purify = purifier(program, 300)
  const texts = await Promise.all([1, 2, 3].map((n) => purify(`<p onclick="x()">${n}</p>`)))
  expect(texts).toEqual([{ html: '<p>1</p>' }, { html: '<p>2</p>' }, { html: '<p>3</p>' }])
  expect(children().filter((pid) => !before.includes(pid))).toHaveLength(1)
  await until(() => children().length === before.length)
  expect(await purify('<script>x()</script>Again')).toEqual({ html: 'Again' })
})

test('a process that ended while idle is replaced', async () => {
  const before = children()
  const purify = purifier(program)
  await purify('One')
  const [first] = children().filter((pid) => !before.includes(pid))
  process.kill(first as number, 'SIGKILL')
  expect(await purify('Two')).toEqual({ html: 'Two' })
})

test('a text that ends its process is tried once more, then fails; the next text is purified', async () => {
  const failing = bundled(`
    process.on('message', (html) => html === 'Fill' ? process.exit(134) : process.send({ html }))`)
  const purify = purifier(failing)
  const answers = await Promise.allSettled([purify('Fill'), purify('Words')])
  expect(answers).toMatchObject([
    { status: 'rejected', reason: { message: 'it ended with 134' } },
    { status: 'fulfilled', value: { html: 'Words' } },
  ])
})
