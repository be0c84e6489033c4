import { control } from '@/components/form/field'
import { HiddenFields } from '@/components/form/hidden-fields'
import { buttonStyle } from '@/components/ui/button'
import { nextStatuses, statusLabels } from '@/lib/desk/desk-words'

type Props = { reference: string; status: keyof typeof statusLabels; back: string }

export function StatusForm({ reference, status, back }: Props) {
  const next = nextStatuses(status)
  if (next.length === 0) return null
  return (
    <form action="/desk/act/status" method="post" className="flex flex-wrap items-end gap-3">
      <HiddenFields fields={{ reference, seen: status, back }} />
      <div>
        <label htmlFor="desk-status" className="text-small font-semibold">
          Status
        </label>
        <select id="desk-status" name="status" required className={`${control} mt-0!`}>
          <option value="">Choose a status</option>
          {next.map(({ name, isMailed }) => (
            <option key={name} value={name}>
              {statusLabels[name]}
              {isMailed && ' (emails the learner)'}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className={buttonStyle('outline', 'small')}>
        Set status
      </button>
    </form>
  )
}
