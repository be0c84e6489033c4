import { trapField } from '@/lib/spam/fields'

/** A field that people neither see nor reach, and that programs which fill in every field betray themselves by. */
export function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
