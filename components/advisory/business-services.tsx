import drawings from '@/.brand/drawings/services.svg'
import { Drawing } from '@/components/art/drawing'
import { Band, BandHeading } from '@/components/ui/band'
import { surface } from '@/components/ui/surface'

const services = [
  {
    title: 'Team training on your own data',
    view: 'team',
    text: 'We teach a team with the spreadsheets, tickets and logs it already has. What is built in class is in use the week after.',
    fit: 'For teams that have bought the tools and still do the work by hand.',
  },
  {
    title: 'Project work, apprenticeship style',
    view: 'apprentice',
    text: 'Your people spend most of their hours on one real project, with a tutor at the bench who reviews every step and hands over bit by bit.',
    fit: 'For a system you want built by the people who will look after it.',
  },
  {
    title: 'Hiring from our graduates',
    view: 'hiring',
    text: 'Tell us the role. We introduce graduates whose projects come close to it, show you the work, and stay as mentors through their first months.',
    fit: 'For junior roles where the CVs all look alike.',
  },
  {
    title: 'Advice on adopting AI',
    view: 'advice',
    text: 'We sit with the people who would use it, test the idea on your cases, and tell you in writing where it helps, what it risks and what to leave alone.',
    fit: 'For boards that have been shown a demonstration and would like a second opinion.',
  },
] as const

/** What the provider does for businesses: four services, each with its drawing and whom it suits. */
export function BusinessServices() {
  return (
    <Band tone="paper" labelledBy="services-heading">
      <BandHeading id="services-heading" title="What we do for you">
        <p>Take one of these, or two that belong together. A first call is enough to know which.</p>
      </BandHeading>
      <ul className="mt-12 space-y-5">
        {services.map(({ title, view, text, fit }) => (
          <li
            key={title}
            className={`group grid overflow-hidden md:grid-cols-[2fr_3fr] md:even:grid-cols-[3fr_2fr] ${surface('raised')}`}
          >
            <div className="grid place-items-center bg-brand-tint p-6 lg:p-8 md:group-even:order-last">
              <Drawing sheet={drawings} view={view} width={320} />
            </div>
            <div className="self-center p-6 md:p-10">
              <h3 className="text-heading">{title}</h3>
              <p className="mt-3 max-w-[34rem]">{text}</p>
              <p className="mt-4 max-w-[34rem] border-l-2 border-action pl-4 text-muted">{fit}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}
