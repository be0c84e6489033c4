import { Portrait } from '@/components/art/portrait'
import { HeadedBand, type SectionProps } from '@/components/page/headed-band'
import { Onward } from '@/components/page/onward'
import { Link, linkStyle } from '@/components/ui/link'
import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'
import { tutors } from '@/provider/facts/tutors'

export function Faculty({ link, paths, ...band }: SectionProps<'tutors'>) {
  if (paths) return <TutorsAndPaths {...band} />
  return (
    <HeadedBand {...band}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls, also by keyboard */}
      <section aria-label="Tutors" tabIndex={0} className="max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5">
        <ul className="faculty mt-5 gap-x-6 gap-y-8 max-sm:flex max-sm:w-max max-sm:gap-3 sm:mt-8 sm:grid md:max-lg:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
          {tutors.map((tutor) => (
            <li key={tutor.name} className="max-sm:w-40 sm:flex sm:gap-5 lg:block lg:max-w-96">
              <Portrait
                tutor={tutor}
                sizes="(min-width: 64rem) 15rem, 10rem"
                className="h-auto w-full shrink-0 sm:w-36 sm:self-start lg:w-full"
              />
              <div className="max-sm:mt-3 lg:mt-5">
                <h3 className="text-lead leading-tight sm:text-card">{tutor.name}</h3>
                <p className="mt-0.5 font-semibold text-brand max-sm:text-small">{tutor.teaches}</p>
                <p className="mt-0.5 max-w-[28rem] text-muted max-sm:text-small max-sm:leading-snug sm:mt-2">
                  {tutor.practice}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      {link && <Onward {...link} className="mt-2 sm:mt-6" />}
    </HeadedBand>
  )
}

async function TutorsAndPaths(band: Omit<SectionProps<'tutors'>, 'link' | 'paths'>) {
  const paths = valueIn(await listCareerPaths()) ?? []
  return (
    <HeadedBand {...band}>
      <ul className="mt-6 divide-y divide-line border-y border-line md:mt-10">
        {tutors.map((tutor) => (
          <li
            key={tutor.id}
            className="grid grid-cols-[3.5rem_1fr] items-center gap-x-3 py-3 md:grid-cols-[5rem_1fr_2fr] md:gap-x-5 md:py-4"
          >
            <Portrait tutor={tutor} sizes="5rem" className="w-full max-md:row-span-2 max-md:self-start" />
            <div>
              <h3 className="text-lead leading-tight md:text-card">{tutor.name}</h3>
              <p className="text-muted max-md:text-small">{tutor.teaches}</p>
            </div>
            <div className="max-md:col-start-2">
              <p className="leading-snug max-md:mt-1 max-md:text-small">{tutor.practice}</p>
              <p className="flex flex-wrap gap-x-3 max-md:text-small md:gap-x-6">
                {paths.map(
                  ({ slug, careerName, tutors: ids }) =>
                    ids.includes(tutor.id) && (
                      <Link key={slug} href={`/careerpaths/${slug}`} className={linkStyle('alone')}>
                        {careerName}
                      </Link>
                    ),
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedBand>
  )
}
