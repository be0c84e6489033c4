import { Notice } from '@/components/ui/notice'
import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/career-paths'
import { CareerPathCard } from './career-path-card'

/** All career paths as cards, or the spec's text where they cannot be loaded. */
export async function CareerPathList() {
  const careerPaths = valueIn(await listCareerPaths())
  if (!careerPaths) {
    return (
      <div className="mt-10">
        <Notice isError title="Error Loading Careerpaths">
          Please try again in a minute.
        </Notice>
      </div>
    )
  }
  if (careerPaths.length === 0) {
    return (
      <div className="mt-10">
        <Notice title="The first paths are being planned.">Come back soon.</Notice>
      </div>
    )
  }
  const slugs = careerPaths.map(({ slug }) => slug)
  return (
    <ul className={`mt-6 grid gap-2 sm:mt-10 sm:grid-cols-2 sm:gap-6 ${columnsFor(slugs.length)}`}>
      {careerPaths.map((careerPath) => (
        <li key={careerPath.slug}>
          <CareerPathCard careerPath={careerPath} isOnly among={slugs} />
        </li>
      ))}
    </ul>
  )
}

// As many as make the rows full.
function columnsFor(count: number): string {
  if (count < 3) return ''
  return count % 3 === 0 && count % 4 !== 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4 lg:max-xl:gap-4'
}
