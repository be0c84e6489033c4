import { Band } from './band'
import { BookingLink } from './booking-link'
import { buttonStyle } from './button'
import { PathArt } from './path-art'
import { SeeCareerPaths } from './see-career-paths'

/** The last word of a page: begin with a path, or with a person. */
export function GetStartedBanner() {
  return (
    <Band tone="white" labelledBy="get-started-heading">
      <div className="on-forest relative isolate overflow-hidden rounded-card bg-forest text-white">
        <PathArt
          slug="get-started-data"
          className="absolute inset-y-0 right-0 -z-10 h-full w-full opacity-25 md:w-3/5 md:opacity-100"
        />
        <div className="absolute inset-y-0 right-0 -z-10 hidden w-3/5 bg-linear-to-r from-forest to-transparent md:block" />
        <div className="px-6 py-12 md:px-12 md:py-20">
          <h2 id="get-started-heading" className="max-w-[16ch] text-title">
            Get started with the first step
          </h2>
          <p className="mt-4 max-w-[30rem] text-lead text-forest-text">
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
