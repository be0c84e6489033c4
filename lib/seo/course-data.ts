import type { Course, CourseInstance, ItemList, Offer, WithContext } from 'schema-dts'
import { absoluteUrl } from '@/lib/address/absolute-url'
import type { CareerPath, CareerPathSummary } from '@/lib/api/career-paths'
import { cut } from '@/lib/html/text'
import { fileOf } from '@/lib/photo'
import { firstClass, lastClass } from '@/lib/time/first-class'
import type { Start } from '@/lib/time/starts'
import { enrolment } from '@/provider/facts/enrolment'
import { type Plan, plansWith } from '@/provider/facts/plans'
import { site } from '@/provider/facts/site'
import { tutorsOf } from '@/provider/facts/tutors'
import { context, provider } from './provider-data'

// Upstreams write the language as a word or as three letters, but search engines expect two letters.
const isEnglish = /^en(g|glish)?$/i

const modes = { online: 'Online', onsite: 'Onsite', blended: 'Blended' }

/** Has an instance for each coming start that is not cancelled, or one without a day when there is no such start. */
export function courseData(careerPath: CareerPath): WithContext<Course> {
  const { slug, careerName, description, language, skillsYouWillGain, prices } = careerPath
  const starts = careerPath.starts.filter(({ isCancelled }) => !isCancelled)
  return {
    '@context': context,
    ...course(slug, careerName, description),
    image: [fileOf(careerPath.image), `/careerpaths/${slug}/picture.png`].flatMap((url) =>
      url ? absoluteUrl(url) : [],
    ),
    inLanguage: isEnglish.test(language) ? 'en-GB' : { '@type': 'Language', name: language },
    ...(enrolment.level && { educationalLevel: enrolment.level }),
    ...(skillsYouWillGain.length > 0 && { teaches: skillsYouWillGain }),
    hasCourseInstance: (starts.length > 0 ? starts : [null]).map((start) => instance(careerPath, start)),
    offers: plansWith(prices).map((plan) => offer(plan, slug)),
  }
}

function instance({ weeks, hoursAWeek, tutors }: CareerPath, start: Start | null): CourseInstance {
  const startDate = start && firstClass(start)
  const instructors = tutorsOf(tutors)
  return {
    '@type': 'CourseInstance',
    courseMode: modes[site.courseMode],
    ...(startDate && { startDate }),
    ...(startDate && weeks && { endDate: lastClass(startDate, weeks, start.classTimes) }),
    ...(instructors.length > 0 && {
      instructor: instructors.map(({ name }) => ({ '@type': 'Person', name }) as const),
    }),
    ...(weeks &&
      hoursAWeek && {
        courseSchedule: {
          '@type': 'Schedule',
          repeatFrequency: 'Weekly',
          repeatCount: weeks,
          duration: `PT${Math.round(hoursAWeek * 60)}M`,
        },
      }),
  }
}

export function courseListData(careerPaths: CareerPathSummary[]): WithContext<ItemList> {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: careerPaths.map(({ slug, careerName, description, summary }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: course(slug, careerName, cut(summary ?? description, 90)),
    })),
  }
}

function course(slug: string, name: string, description: string) {
  const url = absoluteUrl(`/careerpaths/${slug}`)
  return { '@type': 'Course' as const, '@id': `${url}#course`, name, description, url, provider: provider() }
}

function offer({ name, price, unit }: Plan, slug: string): Offer {
  const amount = { price: (price / 100).toFixed(2), priceCurrency: site.currency }
  return {
    '@type': 'Offer',
    name,
    category: 'Paid',
    ...amount,
    url: absoluteUrl(`/careerpaths/${slug}#${slug}-pricing`),
    priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitText: unit },
  }
}
