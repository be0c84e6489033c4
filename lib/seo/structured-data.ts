import type {
  BlogPosting,
  BreadcrumbList,
  Course,
  Event as EventThing,
  ItemList,
  Offer,
  Organization,
  VideoObject,
  WebSite,
  WithContext,
} from 'schema-dts'
import { absoluteUrl } from '@/lib/address/absolute-url'
import type { CareerPath, CareerPathSummary } from '@/lib/api/career-paths'
import type { Event } from '@/lib/api/events'
import type { Post } from '@/lib/api/posts'
import { cut } from '@/lib/html/text'
import { type Plan, plans } from '@/lib/provider/plans'
import { isOwnVideo, site } from '@/lib/provider/site'
import { isoDate } from '@/lib/time/dates'
import { zonedIsoOf } from '@/lib/time/zones'

// What these say is what the page shows, and no more: no rating without its count, no date that nobody gave.

const context = 'https://schema.org'

/** The provider, short: what other things name as their provider, publisher or organiser. */
const provider = () => ({
  '@type': 'Organization' as const,
  '@id': absoluteUrl('/#organization'),
  name: site.name,
  url: absoluteUrl('/'),
})

/** The provider as home shows it; with its address and e-mail where the page (contact) shows them. */
export function organizationData({ isWhole = false } = {}): WithContext<Organization> {
  const { street, town, postcode, country } = site.address
  const address = {
    '@type': 'PostalAddress' as const,
    streetAddress: street,
    addressLocality: town,
    postalCode: postcode,
    addressCountry: { '@type': 'Country' as const, name: country },
  }
  return {
    '@context': context,
    ...provider(),
    description: site.description,
    logo: absoluteUrl('/icon-512.png'),
    telephone: site.phone,
    sameAs: site.socials.map(({ url }) => url),
    ...(isWhole && { legalName: site.legalName, email: site.email, address }),
  }
}

/** The site itself. */
export function webSiteData(): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: site.name,
    url: absoluteUrl('/'),
    inLanguage: 'en-GB',
    publisher: provider(),
  }
}

/** Home's film: a file of this site or of a video host. */
export function videoData(): WithContext<VideoObject> {
  const { title, description, url, seconds, uploaded, thumbnail } = site.video
  return {
    '@context': context,
    '@type': 'VideoObject',
    name: title,
    description,
    thumbnailUrl: absoluteUrl(thumbnail),
    uploadDate: uploaded,
    duration: `PT${seconds}S`,
    ...(isOwnVideo ? { contentUrl: absoluteUrl(url) } : { embedUrl: url }),
  }
}

// An upstream names the language in words or by a code of three letters; search engines want a code of two.
const isEnglish = /^en(g|glish)?$/i

/** A career path as a course with its start and the four plans' prices in pounds. */
export function courseData(careerPath: CareerPath): WithContext<Course> {
  const { slug, careerName, description, courseStart, language, skillsYouWillGain } = careerPath
  const startDate = isoDate(courseStart)
  return {
    '@context': context,
    ...course(slug, careerName, description),
    image: [careerPath.image, `/careerpaths/${slug}/picture.png`].flatMap((url) =>
      url ? absoluteUrl(url) : [],
    ),
    inLanguage: isEnglish.test(language) ? 'en-GB' : { '@type': 'Language', name: language },
    educationalLevel: 'Beginner',
    ...(skillsYouWillGain.length > 0 && { teaches: skillsYouWillGain }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(startDate && { startDate }),
    },
    offers: plans.map((plan) => offer(plan, slug)),
  }
}

/** The career paths in the order in which the list shows them, each with what its card says. */
export function courseListData(careerPaths: CareerPathSummary[]): WithContext<ItemList> {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: careerPaths.map(({ slug, careerName, description }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: course(slug, careerName, cut(description, 90)),
    })),
  }
}

function course(slug: string, name: string, description: string) {
  const url = absoluteUrl(`/careerpaths/${slug}`)
  return { '@type': 'Course' as const, '@id': `${url}#course`, name, description, url, provider: provider() }
}

function offer({ name, price, unit }: Plan, slug: string): Offer {
  const amount = { price: (price / 100).toFixed(2), priceCurrency: 'GBP' }
  return {
    '@type': 'Offer',
    name,
    category: 'Paid',
    ...amount,
    url: absoluteUrl(`/careerpaths/${slug}#${slug}-pricing`),
    priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitText: unit },
  }
}

/** A blog post with its author, day and picture, as far as they are known. */
export function postData(post: Post): WithContext<BlogPosting> {
  const url = absoluteUrl(`/blog/${post.slug}`)
  const published = isoDate(post.created)
  return {
    '@context': context,
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.description,
    url,
    mainEntityOfPage: url,
    image: [post.image, `/blog/${post.slug}/picture.png`].flatMap((image) =>
      image ? absoluteUrl(image) : [],
    ),
    inLanguage: 'en-GB',
    ...(post.author && { author: { '@type': 'Person', name: post.author } }),
    ...(published && { datePublished: published }),
    publisher: provider(),
  }
}

/** A webinar at its true start, on its own clock. That one is over shows in its date; schema.org has no word for it. */
export function eventData(event: Event): WithContext<EventThing> {
  const url = absoluteUrl(`/events/${event.slug}`)
  return {
    '@context': context,
    '@type': 'Event',
    '@id': `${url}#event`,
    name: event.title,
    description: event.description,
    url,
    image: absoluteUrl(`/events/${event.slug}/picture.png`),
    startDate: zonedIsoOf(new Date(event.start), event.timeZone),
    endDate: zonedIsoOf(new Date(event.end), event.timeZone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: provider(),
    ...(event.speaker && { performer: { '@type': 'Person', name: event.speaker } }),
  }
}

type Crumb = { name: string; path: string }

/** The way from home to a page, itself the last. */
export function breadcrumbData(crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}
