import { FilterNote, Filters } from '@/components/ui/filters'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { valueIn } from '@/lib/api/answer'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { listCareerPaths } from '@/lib/api/content'
import { fewest } from '@/lib/compare/choice'
import { filteredPaths } from '@/lib/filter/career-paths'
import type { Query } from '@/lib/filter/filter'
import { CareerPathCard } from './career-path-card'
import { CompareForm } from './compare-form'

type ListProps = {
  /** By which they are filtered; without it they can neither be filtered nor ticked, to be compared. */
  query?: Query
}

// Of a page that is about more than them: of five hundred it would take 300 screens of a phone.
const mostBeside = 12

/** All career paths as cards, or the spec's text where they cannot be loaded. On a page of other things, the first of many. */
export async function CareerPathList({ query }: ListProps) {
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
  if (!query) return <FirstCareerPaths careerPaths={careerPaths} />
  const { shown, groups, isUnknown, isFiltered } = filteredPaths(careerPaths, query)
  return (
    <>
      <Filters label="Filter the career paths" groups={groups} path="/careerpaths" part="paths" />
      <FilterNote {...{ isUnknown, isFiltered }} shown={shown.length} all={careerPaths.length} what="paths" />
      <CareerPathCards careerPaths={shown} isForComparing />
    </>
  )
}

/** The first of many career paths, and the way to the others. */
export function FirstCareerPaths({ careerPaths }: { careerPaths: CareerPathSummary[] }) {
  return (
    <>
      <CareerPathCards careerPaths={careerPaths.slice(0, mostBeside)} />
      {careerPaths.length > mostBeside && (
        <p className="mt-6">
          <Link href="/careerpaths" className={linkStyle('onward')}>
            All {careerPaths.length} career paths
            <Icon name="arrow" />
          </Link>
        </p>
      )}
    </>
  )
}

type Props = { careerPaths: CareerPathSummary[]; isForComparing?: boolean }

/** Career paths as cards; with `isForComparing` they are one form, where there are enough of them. */
function CareerPathCards({ careerPaths, isForComparing = false }: Props) {
  const slugs = careerPaths.map(({ slug }) => slug)
  const isForm = isForComparing && slugs.length >= fewest
  const list = (
    <ul className={`mt-6 grid gap-2 sm:mt-10 sm:grid-cols-2 sm:gap-6 ${columnsFor(slugs.length)}`}>
      {careerPaths.map((careerPath) => (
        <li key={careerPath.slug}>
          <CareerPathCard careerPath={careerPath} isOnly among={slugs} isForComparing={isForm} />
        </li>
      ))}
    </ul>
  )
  return isForm ? <CompareForm label="Compare career paths">{list}</CompareForm> : list
}

// As many as make the rows full.
function columnsFor(count: number): string {
  if (count < 3) return ''
  return count % 3 === 0 && count % 4 !== 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4 lg:max-xl:gap-4'
}
