import { render } from '@testing-library/react'
import type { CareerPath } from '@/lib/api/career-paths'
import type { Post } from '@/lib/api/posts'
import { noFacts } from '@/lib/api/testing-facts'
import type { SafeHtml } from '@/lib/html/sanitize'
import { courseData } from '@/lib/seo/course-data'
import { eventData } from '@/lib/seo/event-data'
import { postData } from '@/lib/seo/post-data'
import { StructuredData } from './structured-data'

const post: Post = {
  slug: 'hostile',
  title: 'Plain',
  author: 'Ada Example',
  created: '03, January 2025',
  image: null,
  description: 'About it',
  body: { html: '' as SafeHtml, headings: [] },
  minutes: 1,
}

const bare: CareerPath = {
  slug: 'bare',
  careerName: 'Bare',
  description: 'About it',
  image: null,
  rating: null,
  courseStart: null,
  ...noFacts,
  language: 'ENG',
  whatYouWillLearn: [],
  skillsYouWillGain: [],
  potentialJobs: [],
  body: null,
}

test.each([
  '</script><script>alert(1)</script>',
  'Zoë’s "quoted" \\ title 🙂 <!--',
  `${'Three hundred characters. '.repeat(12)}`.slice(0, 300),
  ']]> &amp; \u2028 \u0007',
])('the structured data contain the title %j unchanged, and the title closes no element', (title) => {
  const { container } = render(<StructuredData data={postData({ ...post, title })} />)
  const scripts = container.querySelectorAll('script')
  expect(scripts).toHaveLength(1)
  expect(scripts[0]?.innerHTML).not.toContain('<')
  expect(JSON.parse(scripts[0]?.textContent ?? '').headline).toBe(title)
})

test('a post’s data have no author and no date when the upstream gives none', () => {
  const data = postData({ ...post, author: null, created: 'Soon' })
  expect(data).not.toHaveProperty('author')
  expect(data).not.toHaveProperty('datePublished')
})

test('a post’s own picture comes before its drawing', () => {
  const data = postData({ ...post, image: 'https://api.example.com/media/a.png' })
  expect(data).toHaveProperty('image', [
    'https://api.example.com/media/a.png',
    'http://localhost:3000/blog/hostile/picture.png',
  ])
})

test('a career path without date, rating or image is still a Course', () => {
  const data = courseData(bare)
  expect(data).toMatchObject({
    '@type': 'Course',
    name: 'Bare',
    provider: { '@type': 'Organization', name: 'Northlight' },
    hasCourseInstance: [{ '@type': 'CourseInstance', courseMode: 'Online' }],
  })
  expect(data).not.toHaveProperty('hasCourseInstance.0.startDate')
  expect(data).not.toHaveProperty('aggregateRating')
  expect(data).not.toHaveProperty('teaches')
})

test.each([
  ['ENG', 'en-GB'],
  ['English', 'en-GB'],
  ['French', { '@type': 'Language', name: 'French' }],
])('a course in %s names its language', (language, inLanguage) => {
  expect(courseData({ ...bare, language })).toHaveProperty('inLanguage', inLanguage)
})

const regatta = {
  slug: 'regatta',
  title: 'Regatta',
  dateLine: 'Wednesday',
  start: '2099-07-01T17:00:00.000Z',
  end: '2099-07-01T18:30:00.000Z',
  firstStart: null,
  seats: null,
  obstacle: null,
  recording: null,
  timeZone: 'Europe/London',
  location: null,
  speaker: null,
  description: 'About it',
  body: null,
}

test('an event’s data state its start and end in the event’s own time zone', () => {
  const data = eventData(regatta)
  expect(data).toMatchObject({
    startDate: '2099-07-01T18:00:00+01:00',
    endDate: '2099-07-01T19:30:00+01:00',
  })
  expect(data).not.toHaveProperty('performer')
})

test('an event is online unless it names a place', () => {
  expect(eventData(regatta)).toHaveProperty(
    'eventAttendanceMode',
    'https://schema.org/OnlineEventAttendanceMode',
  )
  expect(eventData({ ...regatta, location: 'The slip' })).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', address: 'The slip' },
  })
})

test('a course has an instance with first and last day for each upcoming start that is not cancelled', () => {
  const start = (courseStart: string, state: 'open' | 'full' | 'cancelled') => ({
    ...{ id: '', courseStart, timeZone: 'Europe/London', classTimes: 'Tuesdays', places: null, taken: null },
    ...{ closes: null, isCancelled: state === 'cancelled', state },
  })
  const starts = [start('2027-06-08', 'full'), start('2027-07-06', 'cancelled'), start('2027-09-07', 'open')]
  expect(courseData({ ...bare, weeks: 4, starts })).toMatchObject({
    hasCourseInstance: [
      { '@type': 'CourseInstance', startDate: '2027-06-08', endDate: '2027-06-29' },
      { '@type': 'CourseInstance', startDate: '2027-09-07', endDate: '2027-09-28' },
    ],
  })
})
