import { rule } from '@/contract/testing'
import { remaining } from './remaining'

const starts = ['2027-01-10T00:00:00Z', '2028-01-10T00:00:00Z']

rule.each([
  ['', '2027-01-09T23:59:59.001Z', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ['', '2027-01-08T22:58:57Z', { days: 1, hours: 1, minutes: 1, seconds: 3 }],
  ['', '2027-01-10T00:00:00Z', { days: 365, hours: 0, minutes: 0, seconds: 0 }],
  ['', '2028-01-10T00:00:00Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ['4.28', '2028-01-11T00:00:00Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('at %s the countdown shows %j', (now, left) => {
  expect(remaining(starts, new Date(now))).toEqual(left)
})
