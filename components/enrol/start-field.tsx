import { useEffect, useRef } from 'react'
import { Field, Select } from '@/components/form/field'
import { formatDate } from '@/lib/time/dates'
import type { StartChoices } from '@/lib/time/starts'

type Props = { id: string; starts: StartChoices; value?: string; error?: string }

/** A select when several starts are open. `value` may be a start that opened after the page was rendered. */
export function StartField({ id, starts: { open, note }, value = '', error }: Props) {
  const isListed = !/^\d{4}-\d{2}-\d{2}$/.test(value) || open.some((start) => start.value === value)
  const options = isListed ? open : [...open, { value, label: formatDate(value) }]
  const select = useRef<HTMLSelectElement>(null)
  // Selects the start that the cost calculator's link names.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('start')
    const option = [...(select.current?.options ?? [])].find((each) => each.value === asked)
    if (option && select.current?.selectedIndex === 0) option.selected = true
  }, [])
  const [only] = options
  if (!only) return null
  if (options.length === 1 && !error)
    return (
      <p>
        <input type="hidden" name="start" value={only.value} />
        <span className="block font-semibold">Start</span>
        {only.label}
        {note && <span className="block text-small text-muted">{note}</span>}
      </p>
    )
  return (
    <Field id={id} label="Start" hint={note} error={error} required>
      {(wiring) => (
        <Select
          key={value}
          {...wiring}
          ref={select}
          name="start"
          defaultValue={value || undefined}
          options={options}
        />
      )}
    </Field>
  )
}
