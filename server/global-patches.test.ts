import { dropStacksOfAborts } from './global-patches'

const { abort } = AbortController.prototype
afterEach(() => {
  AbortController.prototype.abort = abort
})

test('an abort has its reason, without the stack of its origin', () => {
  dropStacksOfAborts()
  const controller = new AbortController()
  controller.abort(new TypeError('It is over'))
  expect(controller.signal.reason).toMatchObject({ message: 'It is over', stack: 'TypeError: It is over' })
})

test('an abort without a reason, or with a reason that is no Error, stays unchanged', () => {
  dropStacksOfAborts()
  const [bare, worded] = [new AbortController(), new AbortController()]
  bare.abort()
  worded.abort('enough')
  expect([bare.signal.reason.name, worded.signal.reason]).toEqual(['AbortError', 'enough'])
})
