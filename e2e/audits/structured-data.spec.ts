import { formatDate } from '../../lib/time/dates'
import { formatDay } from '../../lib/time/first-class'
import { plans } from '../../provider/facts/plans'
import { formatPence } from '../../provider/facts/price'
import { site as provider } from '../../provider/facts/site'
import { type CrawledPage, crawled, dataOf, indexed, pathOf, type Thing } from '../fixtures/crawler'
import { expect, test } from '../fixtures/kit'
import { holds } from '../fixtures/tags'
import { nextMonthly, nextWebinar } from '../fixtures/webinar'

// Structured data must match what people see.
test.use({ javaScriptEnabled: false })

const { siteUrl, found } = crawled()

test('home describes the provider, the site and the film as data', async ({ request }) => {
  const home = found.get('/') as CrawledPage
  const [organization] = dataOf(home, 'Organization')
  expect(organization).toMatchObject({ name: provider.name, url: siteUrl })
  for (const text of [organization.name, organization.description, organization.telephone]) {
    expect.soft(home.text).toContain(text)
  }
  expect((await request.get(pathOf(organization.logo))).headers()['content-type']).toBe('image/png')
  expect(dataOf(home, 'WebSite')[0]).toMatchObject({ name: provider.name, url: siteUrl })
  const [video] = dataOf(home, 'VideoObject')
  expect(home.text).toContain(video.name)
  expect(home.text).toContain(video.description)
  expect(Number.isNaN(Date.parse(video.uploadDate))).toBe(false)
  for (const address of [video.thumbnailUrl, video.contentUrl]) {
    expect.soft((await request.get(pathOf(address))).status(), address).toBe(200)
  }
})

test('the contact page has its shown address as data', () => {
  const contact = found.get('/contact-us') as CrawledPage
  const { address, email, telephone } = dataOf(contact, 'Organization')[0]
  const parts = [
    address.streetAddress,
    address.addressLocality,
    address.postalCode,
    address.addressCountry.name,
  ]
  for (const text of [email, telephone, ...parts]) expect.soft(contact.text).toContain(text)
})

test('the questions page has its shown answers as data', async ({ request }) => {
  const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  // A closed answer has no layout, so its text is hidden from innerText.
  const text = words(await (await request.get('/questions')).text())
  const asked = dataOf(found.get('/questions') as CrawledPage, 'FAQPage')[0].mainEntity as {
    name: string
    acceptedAnswer: { text: string }
  }[]
  expect(asked.length).toBeGreaterThan(10)
  for (const { name, acceptedAnswer } of asked) {
    expect.soft(text).toContain(name)
    const [sentence = ''] = words(acceptedAnswer.text).split(/[.,:]/)
    expect.soft(text, name).toContain(sentence.trim())
  }
})

test('every career path is a Course with the shown name, start and prices', holds('2.routes.5'), () => {
  const paths = indexed(found).filter(({ path }) => /^\/careerpaths\/[^/]+$/.test(path))
  expect(paths).toHaveLength(8)
  for (const seen of paths) {
    const [course] = dataOf(seen, 'Course')
    expect.soft(course.name, seen.path).toBe(seen.headings[0]?.text)
    expect.soft(seen.text).toContain(course.description)
    expect.soft(course.provider).toMatchObject({ '@type': 'Organization', name: provider.name })
    expect.soft(seen.text).toContain(`Starts ${formatDay(course.hasCourseInstance[0].startDate)}`)
    expect.soft(course.aggregateRating).toBeUndefined()
    expect.soft(course.offers).toHaveLength(plans.length)
    for (const { name, price, priceCurrency, priceSpecification } of course.offers) {
      expect.soft(seen.headings.map(({ text }) => text)).toContain(name)
      expect.soft(seen.text).toContain(`${formatPence(Number(price) * 100)} ${priceSpecification.unitText}`)
      expect.soft(priceCurrency).toBe('GBP')
    }
  }
})

test('the list of courses has the shown courses as data, in their order', () => {
  const list = found.get('/careerpaths') as CrawledPage
  const items = dataOf(list, 'ItemList')[0].itemListElement
  expect(items).toHaveLength(8)
  let after = 0
  for (const [index, { position, item }] of items.entries()) {
    expect.soft(position).toBe(index + 1)
    expect.soft(found.get(pathOf(item.url))?.headings[0]?.text).toBe(item.name)
    expect.soft(item.provider.name).toBe(provider.name)
    after = list.text.indexOf(`${item.name} ${item.description}`, after)
    expect.soft(after, item.name).toBeGreaterThan(-1)
  }
})

test('every post has the shown author and day as data', holds('2.post.2 2.routes.7'), () => {
  const posts = indexed(found).filter(({ path }) => /^\/blog\/[^/]+$/.test(path))
  expect(posts).toHaveLength(12)
  for (const seen of posts) {
    const [post] = dataOf(seen, 'BlogPosting')
    expect.soft(post.headline, seen.path).toBe(seen.headings[0]?.text)
    expect.soft(seen.text).toContain(`By ${post.author.name} · ${formatDate(post.datePublished)}`)
    expect.soft(post.mainEntityOfPage).toBe(siteUrl + seen.path)
    expect.soft(post.image).toContain(`${siteUrl}${seen.path}/picture.png`)
    expect.soft(seen.card).toMatchObject({ 'og:type': 'article', 'article:author': post.author.name })
  }
})

test('every event’s data has the start of its next round, in the event’s time zone', async ({ page }) => {
  const events = indexed(found).filter(({ path }) => /^\/events\/[^/]+$/.test(path))
  expect(events).toHaveLength(6)
  const monthly = new Map(nextMonthly())
  for (const seen of events) {
    const [event] = dataOf(seen, 'Event')
    expect.soft(event.name).toBe(seen.headings[0]?.text)
    const isMonthly = monthly.has(event.name)
    expect.soft(event.startDate).toMatch(isMonthly ? /T1[289]:[03]0:00\+0[01]:00$/ : /T11:00:00-04:00$/)
    expect.soft(new Date(event.startDate).toISOString()).toBe(monthly.get(event.name) ?? nextWebinar().start)
    expect.soft(event.eventStatus).toBe('https://schema.org/EventScheduled')
    expect.soft(event.location).toMatchObject({ '@type': 'VirtualLocation' })
    expect.soft(seen.text).toContain(`With ${event.performer.name}`)
    await page.goto(seen.path)
    const shown = await page.locator('time').first().getAttribute('datetime')
    expect.soft(Date.parse(shown ?? '')).toBe(Date.parse(event.startDate))
  }
})

test('the breadcrumb data match the visible breadcrumb', () => {
  const deep = indexed(found).filter(({ path }) => path.split('/').length === 3)
  expect(deep.length).toBeGreaterThan(30)
  for (const seen of deep) {
    const crumbs = dataOf(seen, 'BreadcrumbList')[0].itemListElement as Thing[]
    expect.soft(crumbs.map(({ position }) => position)).toEqual([1, 2, 3])
    expect.soft(crumbs[2].item, seen.path).toBe(siteUrl + seen.path)
    // The page's own step is its heading.
    expect.soft(seen.crumbs, seen.path).toEqual(crumbs.slice(0, 2).map(({ name }) => name))
    expect.soft(seen.text, seen.path).toContain(crumbs[2].name)
  }
})
