import { listCareerPathsCached } from '@/lib/api/career-paths'
import { settle } from '@/lib/settle'
import { CareerPathCard } from './career-path-card'

/** All career paths as cards, or the spec's text where they cannot be loaded. */
export async function CareerPathList() {
  const careerPaths = await settle(listCareerPathsCached())
  if (!careerPaths) {
    return (
      <p className="mt-10 rounded-card border border-line bg-white p-8 text-lead">
        <strong>Error Loading Careerpaths</strong>
        <br />
        Please try again in a minute.
      </p>
    )
  }
  return (
    <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {careerPaths.map((careerPath) => (
        <li key={careerPath.slug}>
          <CareerPathCard careerPath={careerPath} />
        </li>
      ))}
    </ul>
  )
}
