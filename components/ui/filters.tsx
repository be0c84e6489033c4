import type { Route } from 'next'
import type { Group } from '@/lib/filter/filter'
import { Choice } from './choice'

type Props = {
  label: string
  groups: readonly Group[]
  path: '/careerpaths' | '/blog'
  part: string
  /** Whether a link "All" comes first. */
  hasAll?: boolean
}

/** The link of the chosen filter removes the filter. */
export function Filters({ label, groups, path, part, hasAll }: Props) {
  if (groups.length === 0) return null
  return (
    <nav aria-label={label} className="mt-5 grid gap-x-8 gap-y-3 md:mt-6 xl:flex xl:flex-wrap print:hidden">
      {groups.map((group) => (
        <div key={group.name} className="min-w-0 items-baseline gap-x-3 *:first:shrink-0 md:flex">
          <p id={`filter-${group.name}`} className="text-small font-semibold text-muted md:max-xl:w-28">
            {group.label}
          </p>
          <ul
            aria-labelledby={`filter-${group.name}`}
            className="relative -mx-5 flex gap-2 overflow-x-auto py-1 ps-5 pe-12 max-md:mask-r-from-[calc(100%-3rem)] md:mx-0 md:flex-wrap md:overflow-visible md:p-0 [&_a>span]:sr-only"
          >
            {hasAll && (
              <li className="max-md:shrink-0">
                <Choice
                  label="All"
                  isCurrent={!group.options.some(({ isCurrent }) => isCurrent)}
                  href={`${path}#${part}` as Route}
                />
              </li>
            )}
            {group.options.map((option) => (
              <li key={option.value} className="min-w-0 max-md:max-w-60 max-md:shrink-0">
                <Choice
                  {...option}
                  isRemovable
                  href={`${path}${option.query && `?${option.query}`}#${part}` as Route}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

type NoteProps = { isUnknown: boolean; isFiltered: boolean; shown: number; all: number; what: string }

/** Renders nothing when the address names no filter. */
export function FilterNote({ isUnknown, isFiltered, shown, all, what }: NoteProps) {
  if (!isUnknown && !isFiltered) return null
  return (
    <p className="mt-5 font-semibold">
      {isUnknown && `This link asks for something that none of our ${what} has. `}
      {isFiltered ? `${shown} of ${all} ${what}.` : `These are all ${all} ${what}.`}
    </p>
  )
}
