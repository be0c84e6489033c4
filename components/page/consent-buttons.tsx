import { buttonStyle } from '@/components/ui/button'

/** Yes and no to the provider's analytics, alike to the eye, the finger and the keyboard. */
export function ConsentButtons() {
  return (
    <form method="post" action="/api/consent" className="flex grow basis-80 flex-wrap gap-3 sm:grow-0">
      {(['yes', 'no'] as const).map((value) => (
        <button
          key={value}
          name="choice"
          value={value}
          type="submit"
          className={`grow basis-36 ${buttonStyle('outline')}`}
        >
          {value === 'yes' ? 'Accept' : 'Decline'}
        </button>
      ))}
    </form>
  )
}
