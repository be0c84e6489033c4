import { control } from '@/components/form/field'
import { buttonStyle } from '@/components/ui/button'
import { linkStyle } from '@/components/ui/link'
import type { Filters } from '@/lib/desk/enquiries'

type Choice = { id: string; name: string }

type Props = {
  list: string
  filters: Filters
  /** Absent on a list without enquiries. */
  choices?: { path: Choice[]; plan: Choice[]; source: Choice[] }
}

const labels = { path: 'Career path', plan: 'Plan', source: 'Heard from' } as const

/** A GET form, so the address of the list contains the filters. */
export function DeskFilters({ list, filters, choices }: Props) {
  const isOpen = Boolean(filters.path || filters.plan || filters.source || filters.week)
  return (
    <search>
      <form action={list} className="space-y-4">
        <label htmlFor="desk-q" className="font-semibold">
          Name, email address or reference
        </label>
        <div className="flex max-w-measure gap-3">
          <input
            id="desk-q"
            type="search"
            name="q"
            defaultValue={filters.q}
            dir="auto"
            autoComplete="off"
            className={`${control} mt-1.5 min-w-0 grow`}
          />
          <button type="submit" className={`mt-1.5 ${buttonStyle('brand')}`}>
            Search
          </button>
        </div>
        {choices && (
          <details open={isOpen}>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">More filters</summary>
            <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
              {(['path', 'plan', 'source'] as const).map((name) => (
                <div key={name}>
                  <label htmlFor={`desk-${name}`} className="text-small font-semibold">
                    {labels[name]}
                  </label>
                  <ChoiceOf name={name} value={filters[name]} choices={choices[name]} />
                </div>
              ))}
              <div>
                <label htmlFor="desk-week" className="text-small font-semibold">
                  Week of
                </label>
                <input
                  id="desk-week"
                  type="date"
                  name="week"
                  defaultValue={filters.week}
                  className={control}
                />
              </div>
            </div>
          </details>
        )}
        {Object.values(filters).some(Boolean) && (
          <a href={list} className={linkStyle('alone')}>
            Show all
          </a>
        )}
      </form>
    </search>
  )
}

function ChoiceOf({ name, value = '', choices }: { name: string; value?: string; choices: Choice[] }) {
  return (
    <select id={`desk-${name}`} name={name} defaultValue={value} className={control}>
      <option value="">All</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
