import { eventDate, providerHour } from './event-date'

const start = '2027-10-13T15:00:00Z'

test('an event’s date has its own hour, and the hour where the provider is when that differs', () => {
  const inNewYork = { start, timeZone: 'America/New_York' }
  expect(eventDate(inNewYork)).toBe('Wednesday, 13 October 2027 at 11:00 New York time')
  expect(eventDate({ start, timeZone: 'Europe/London' })).toMatch(/ at 16:00 London time$/)
  expect(providerHour(inNewYork)).toBe(', 16:00 London')
  expect(providerHour({ start, timeZone: 'Europe/Lisbon' })).toBe('')
})

test('the hour where the provider is stays away when its day differs', () => {
  expect(providerHour({ start, timeZone: 'Pacific/Auckland' })).toBe('')
})
