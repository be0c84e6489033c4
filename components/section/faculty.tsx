import { Portrait } from '@/components/art/portrait'
import { HeadedBand, type SectionProps } from '@/components/page/headed-band'
import { Onward } from '@/components/page/onward'
import { tutors } from '@/provider/facts/tutors'

const inColumns: Record<number, string> = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' }
const fewest: Record<number, number> = { 6: 3, 9: 5, 10: 5 }

// Up to five tutors stand in one row. More tutors fill rows as evenly as possible.
const columns = tutors.length <= 5 ? Math.max(3, tutors.length) : (fewest[tutors.length] ?? 4)

export function Faculty({ link, ...band }: SectionProps<'tutors'>) {
  return (
    <HeadedBand {...band}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls, also by keyboard */}
      <section aria-label="Tutors" tabIndex={0} className="max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5">
        <ul
          className={`faculty mt-5 gap-x-6 gap-y-8 max-sm:flex max-sm:w-max max-sm:gap-3 sm:mt-8 sm:grid md:max-lg:grid-cols-2 ${inColumns[columns]}`}
        >
          {tutors.map((tutor) => (
            <li key={tutor.name} className="max-sm:w-40 sm:flex sm:gap-5 lg:block">
              <Portrait
                tutor={tutor}
                sizes={`(min-width: 64rem) ${72 / columns}rem, 5rem`}
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
