import { Backdrop } from '@/components/art/backdrop'
import { Band } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { surface } from '@/components/ui/surface'
import { BookingLink } from './booking-link'
import { SeeCareerPaths } from './see-career-paths'

/** The foot of a page: a link to the career paths, and one to book a call. */
export function GetStartedBanner() {
  return (
    <Band tone="white" labelledBy="get-started-heading">
      <div className={`relative isolate overflow-hidden ${surface('forest')}`}>
        <Backdrop slug="get-started-data" />
        <div className="px-6 pt-40 pb-10 md:w-3/5 md:px-12 md:py-20">
          <h2 id="get-started-heading" className="max-w-[16ch] text-title">
            Get started with the first step
          </h2>
          <p className="mt-4 max-w-[30rem] text-lead text-muted">
            Choose a path and see what it asks of you, or talk it through with a career expert first. Neither
            commits you to anything.
          </p>
          <p className="mt-8 flex flex-wrap gap-4">
            <SeeCareerPaths />
            <BookingLink label="Speak to a Career Expert" className={buttonStyle('outline-forest')} />
          </p>
        </div>
      </div>
    </Band>
  )
}
