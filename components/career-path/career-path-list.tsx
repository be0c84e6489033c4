import { Onward } from '@/components/page/onward'
import { FilterNote, Filters } from '@/components/ui/filters'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { valueIn } from '@/lib/api/answer'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { listCareerPaths } from '@/lib/api/content'
import { minPaths } from '@/lib/compare/compare-choice'
import { filteredPaths } from '@/lib/filter/career-paths'
import type { Query } from '@/lib/filter/filter'
import { firstClass, formatStart } from '@/lib/time/first-class'
import { CareerPathCard, termsOf } from './career-path-card'
import { CompareForm } from './compare-form'

type ListProps = {
  /** The chosen filters. Without it, visitors can neither filter nor compare. */
  query?: Query
  /** Only the names and starts of the first twelve paths. */
  isBrief?: boolean
}

// Limits on pages other than /careerpaths: 500 paths would fill 300 screens of a phone.
const maxShown = 12
const maxOnPhone = 3

/** Without `query`, shows the first twelve paths. The error has the specification's words. */
export async function CareerPathList({ query, isBrief }: ListProps) {
  const careerPaths = valueIn(await listCareerPaths())
  if (!careerPaths?.length) {
    return (
      <div className="mt-10">
        {careerPaths ? (
          <Notice title="We’re planning the first paths.">Come back soon.</Notice>
        ) : (
          <Notice isError title="Error Loading Careerpaths" />
        )}
      </div>
    )
  }
  if (!query) return <FirstCareerPaths {...{ careerPaths, isBrief }} />
  const { shown, groups, isUnknown, isFiltered } = filteredPaths(careerPaths, query)
  return (
    <>
      <Filters label="Filter the career paths" groups={groups} path="/careerpaths" part="paths" />
      <FilterNote {...{ isUnknown, isFiltered }} shown={shown.length} all={careerPaths.length} what="paths" />
      <CareerPathCards careerPaths={shown} all={careerPaths} isForComparing />
    </>
  )
}

type FirstProps = { careerPaths: CareerPathSummary[]; isBrief?: boolean }

/** The first of many career paths, with a link to the rest. */
export function FirstCareerPaths({ careerPaths, isBrief }: FirstProps) {
  const first = careerPaths.slice(0, maxShown)
  return (
    <>
      {isBrief ? (
        <BriefCards careerPaths={first} />
      ) : (
        <CareerPathCards careerPaths={first} all={careerPaths} isBeginning />
      )}
      {careerPaths.length > (isBrief ? maxShown : maxOnPhone) && (
        <Onward
          to="/careerpaths"
          label={`All ${careerPaths.length} career paths`}
          className={`mt-3 sm:mt-6 ${careerPaths.length > maxShown ? '' : 'sm:hidden'}`}
        />
      )}
    </>
  )
}

const dayOf = (path: CareerPathSummary) => (!path.hasStarted && firstClass(path)) || 'later'

function BriefCards({ careerPaths }: FirstProps) {
  const byDay = careerPaths.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))
  return (
    <ul className="mt-3 md:mt-6 sm:grid sm:grid-cols-2 sm:gap-x-8">
      {byDay.map((path) => (
        <li key={path.slug} className="border-b border-line">
          <Link
            href={`/careerpaths/${path.slug}`}
            className="flex min-h-11 md:min-h-13 flex-wrap items-center justify-between gap-x-4 py-1 underline-offset-4 hover:underline"
          >
            <span className="font-semibold text-link">{path.careerName}</span>
            <span className="text-small text-muted">{path.hasStarted ? '' : formatStart(path, 'short')}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type Props = {
  careerPaths: CareerPathSummary[]
  /** Also the paths that a filter or the limit leaves out. */
  all: CareerPathSummary[]
  isBeginning?: boolean
  isForComparing?: boolean
}

/** With `isBeginning`, a phone shows the first three; with `isForComparing`, the cards are one form. */
function CareerPathCards({ careerPaths, all, isBeginning = false, isForComparing = false }: Props) {
  const slugs = careerPaths.map(({ slug }) => slug)
  const [terms, ...others] = new Set(all.map(termsOf))
  const isShared = all.length > 1 && others.length === 0
  const isForm = isForComparing && slugs.length >= minPaths
  const list = (
    <>
      {isShared && <p className="mt-3 font-semibold max-md:text-small md:mt-4">{terms}, on every path.</p>}
      <ul
        className={`mt-4 grid gap-2 sm:grid-cols-2 sm:gap-6 ${columnsFor(slugs.length)} ${isBeginning ? 'max-sm:*:nth-[n+4]:hidden' : ''}`}
      >
        {careerPaths.map((careerPath) => (
          <li key={careerPath.slug}>
            <CareerPathCard
              careerPath={careerPath}
              among={slugs}
              isForComparing={isForm}
              isShared={isShared}
            />
          </li>
        ))}
      </ul>
    </>
  )
  return isForm ? <CompareForm label="Compare career paths">{list}</CompareForm> : list
}

// Three columns when only three fill the last row, else four.
function columnsFor(count: number): string {
  if (count < 3) return ''
  return count % 3 === 0 && count % 4 !== 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4 lg:max-xl:gap-4'
}
