import { contrast, nearestFrom } from './contrast'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#0f5c4c', '#f7f5f0', 7.3],
])('%s on %s has the contrast %d', (one, other, apart) => {
  expect(contrast(one, other)).toBeCloseTo(apart, 1)
})

test.each([
  ['#9a9a9a', '#ffffff', '#757575'],
  ['#556655', '#0b1f1b', '#7a887a'],
])('the nearest readable colour to %s on %s is %s', (colour, ground, told) => {
  expect(nearestFrom(colour, ground, 4.5)).toBe(told)
  expect(contrast(told, ground)).toBeGreaterThanOrEqual(4.5)
})

test('a readable colour is not changed', () => {
  expect(nearestFrom('#0f5c4c', '#ffffff', 4.5)).toBe('#0f5c4c')
})
