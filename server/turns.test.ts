import { turns } from './turns'

// Work that goes on until the test ends it.
function works(count: number) {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const each = Array.from({ length: count }, (_, n) => async () => {
    begun.push(n)
    await new Promise<void>((end) => ends.push(end))
    return n
  })
  const end = () => ends.splice(0).forEach((end) => void end())
  return { begun, each, end }
}

// Each task starts in its own turn of the event loop.
async function settled() {
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate)
}

test('tasks run concurrently up to the limit, and the others wait in order', async () => {
  const inTurn = turns(2, 10)
  const { begun, each, end } = works(5)
  const all = Promise.all(each.map((work) => inTurn('a', work)))
  await settled()
  expect(begun).toEqual([0, 1])
  for (const _ of [1, 2, 3]) {
    end()
    await settled()
  }
  expect(await all).toEqual([0, 1, 2, 3, 4])
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

test('a task is refused with a time to retry when too many wait', async () => {
  const inTurn = turns(1, 2)
  const { each, end } = works(3)
  const all = Promise.all(each.map((work) => inTurn('a', work)))
  await settled()
  await expect(inTurn('a', async () => 'more')).rejects.toMatchObject({ status: 503, seconds: 30 })
  for (const _ of [1, 2, 3]) {
    end()
    await settled()
  }
  await all
  expect(await inTurn('a', async () => 'later')).toBe('later')
})

test('a client with hundreds of requests delays nobody else', async () => {
  const inTurn = turns(1, 1000)
  const { each, end } = works(201)
  const many = Promise.all(each.slice(1).map((work) => inTurn('flood', work)))
  const visitor = inTurn('visitor', each[0] as () => Promise<number>)
  await settled()
  end()
  await settled()
  end()
  expect(await visitor).toBe(0)
  let isOver = false
  many.then(() => {
    isOver = true
  })
  while (!isOver) {
    end()
    await settled()
  }
})

test.each([
  { count: 17, after: 'a timer', isPaused: true },
  { count: 16, after: 'the second task', isPaused: false },
])('the queue lets $after run after the first of a client’s $count tasks', async ({ count, isPaused }) => {
  // Each task takes 50 ms by this clock.
  let now = 0
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now)
  const inTurn = turns(1, 100)
  const order: string[] = []
  const work = async () => {
    if (order.length === 0) setTimeout(() => order.push('timer'), 40)
    order.push('work')
    now += 50
  }
  await Promise.all(Array.from({ length: count }, () => inTurn('a', work)))
  clock.mockRestore()
  expect(order[1]).toBe(isPaused ? 'timer' : 'work')
})

test('other requests are answered between two pieces of work', async () => {
  const inTurn = turns(2, 10)
  const order: string[] = []
  const work = Promise.all([1, 2, 3, 4].map((n) => inTurn('a', async () => order.push(`work ${n}`))))
  setImmediate(() => order.push('answer'))
  await work
  expect(order.indexOf('answer')).toBeLessThan(order.indexOf('work 3'))
})

test('aborted work is skipped, and work after a failed task still gets its turn', async () => {
  const inTurn = turns(1, 10)
  const { each, end } = works(1)
  const first = inTurn('a', each[0] as () => Promise<number>)
  const leaving = new AbortController()
  const made = jest.fn()
  const second = inTurn('a', async () => made(), leaving.signal)
  const third = inTurn('a', async () => Promise.reject(new Error('broken')))
  const fourth = inTurn('a', async () => 'fourth')
  leaving.abort(new Error('gone'))
  await settled()
  end()
  const outcomes = await Promise.allSettled([first, second, third, fourth])
  expect(outcomes.map((outcome) => ('value' in outcome ? outcome.value : outcome.reason.message))).toEqual([
    0,
    'gone',
    'broken',
    'fourth',
  ])
  expect(made).not.toHaveBeenCalled()
})
