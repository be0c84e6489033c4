/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { EventsByStart } from './events-by-start'

const event = {
  slug: 'first',
  title: 'First',
  dateLine: 'Wednesday, October 09, 11 AM ET',
  start: '2027-10-13T15:00:00.000Z',
  end: '2027-10-13T16:00:00.000Z',
  firstStart: '2024-10-09T15:00:00.000Z',
  isPast: false,
  timeZone: 'America/New_York',
  speaker: null,
  location: null,
  description: 'An hour.',
  body: null,
  seats: null,
  obstacle: null,
  recording: null,
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

test('events with one start share its date and the sentence about it; a single event has its date inside', () => {
  const later = { ...event, slug: 'later', title: 'Later', start: '2027-11-13T15:00:00.000Z' }
  const together = [event, { ...event, slug: 'second', title: 'Second' }]
  const html = renderToStaticMarkup(<EventsByStart events={[...together, later]} shared="Choose one." />)
  expect(html.match(/Choose one\./g)).toHaveLength(1)
  const cards = html.match(/<article.*?<\/article>/g) ?? []
  expect(cards.map((card) => /13 \w+ 2027/.exec(textOf(card))?.[0])).toEqual([
    undefined,
    undefined,
    '13 November 2027',
  ])
  const headings = [...html.matchAll(/<(h\d).*?<\/h\d>/g)].map(
    ([whole, level]) => `${level} ${textOf(whole)}`,
  )
  expect(headings).toEqual([
    expect.stringMatching(/^h3 Wednesday, 13 October 2027 /),
    'h4 First',
    'h4 Second',
    'h3 Later',
  ])
})

test.each([
  [{}, 'Register for First'],
  [{ obstacle: 'full' as const }, 'Join the waiting list: FirstFull'],
  [{ obstacle: 'cancelled' as const }, 'See the event: FirstCancelled'],
  [{ isPast: true, obstacle: 'closed' as const }, 'Tell me when it runs again: First'],
])('the card of an event with %o ends with "%s"', (state, end) => {
  const html = renderToStaticMarkup(<EventsByStart events={[{ ...event, ...state }]} />)
  expect(textOf(html)).toMatch(new RegExp(`${end}$`))
  expect(html).toContain('href="/events/first"')
})
