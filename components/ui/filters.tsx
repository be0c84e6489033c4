import type { Route } from 'next'
import type { Group } from '@/lib/filter/filter'
import { Choice } from './choice'
import { Icon } from './icon'

const dropDownStyle =
  'flex min-h-11 list-none items-center justify-between gap-2 rounded-control border border-field-line bg-white px-3 py-1.5 text-small leading-tight font-semibold wrap-anywhere [&::-webkit-details-marker]:hidden'

type Props = {
  label: string
  groups: readonly Group[]
  path: '/careerpaths' | '/blog'
  part: string
}

/** The link of the chosen filter removes the filter. On a phone, each group is a drop-down. */
export function Filters({ label, groups, path, part }: Props) {
  if (groups.length === 0) return null
  return (
    <nav
      aria-label={label}
      className="relative mt-2 flex gap-2 *:min-w-0 *:items-baseline *:gap-x-3 max-md:*:grow max-md:*:basis-0 md:mt-6 md:gap-x-8 md:gap-y-3 md:*:flex md:max-xl:grid xl:flex-wrap [&_p]:shrink-0 max-md:[&_p]:hidden print:hidden"
    >
      {groups.map((group) => (
        <div key={JSON.stringify(group)}>
          <details name="filters" className="peer md:hidden" suppressHydrationWarning>
            <summary className={dropDownStyle}>
              {group.options.find(({ isCurrent }) => isCurrent)?.label ?? group.label}
              <Icon name="chevron" className="size-5 in-open:rotate-180" />
            </summary>
          </details>
          <p id={`filter-${group.name}`} className="text-small font-semibold text-muted md:max-xl:w-28">
            {group.label}
          </p>
          <ul
            aria-labelledby={`filter-${group.name}`}
            className="flex flex-wrap gap-2 max-md:not-peer-open:hidden max-md:absolute max-md:inset-x-0 max-md:z-10 max-md:mt-2 max-md:rounded-card max-md:border max-md:border-line max-md:bg-white max-md:p-3 max-md:shadow-raised [&_a>span]:sr-only"
          >
            {group.options.map((option) => (
              <li key={option.value} className="min-w-0">
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
