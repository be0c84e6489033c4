import type { Course, ItemList, Offer, WithContext } from 'schema-dts'
import { absoluteUrl } from '@/lib/address/absolute-url'
import type { CareerPath, CareerPathSummary } from '@/lib/api/career-paths'
import { cut } from '@/lib/html/text'
import { fileOf } from '@/lib/photo'
import { firstClass } from '@/lib/time/first-class'
import { enrolment } from '@/provider/facts/enrolment'
import { type Plan, plansWith } from '@/provider/facts/plans'
import { site } from '@/provider/facts/site'
import { tutorsOf } from '@/provider/facts/tutors'
import { context, provider } from './provider-data'

// Upstreams name it in words or by three letters; search engines want two.
const isEnglish = /^en(g|glish)?$/i

const modes = { online: 'Online', onsite: 'Onsite', blended: 'Blended' }

/** A start that is past or undated is left out. */
export function courseData(careerPath: CareerPath): WithContext<Course> {
  const { slug, careerName, description, hasStarted, language, skillsYouWillGain } = careerPath
  const { weeks, hoursAWeek, prices } = careerPath
  const tutors = tutorsOf(careerPath.tutors)
  const startDate = hasStarted ? null : firstClass(careerPath)
  return {
    '@context': context,
    ...course(slug, careerName, description),
    image: [fileOf(careerPath.image), `/careerpaths/${slug}/picture.png`].flatMap((url) =>
      url ? absoluteUrl(url) : [],
    ),
    inLanguage: isEnglish.test(language) ? 'en-GB' : { '@type': 'Language', name: language },
    ...(enrolment.level && { educationalLevel: enrolment.level }),
    ...(skillsYouWillGain.length > 0 && { teaches: skillsYouWillGain }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: modes[site.courseMode],
      ...(startDate && { startDate }),
      ...(tutors.length > 0 && {
        instructor: tutors.map(({ name }) => ({ '@type': 'Person', name }) as const),
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
    },
    offers: plansWith(prices).map((plan) => offer(plan, slug)),
  }
}

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
