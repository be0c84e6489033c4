import { buttonStyle } from '@/components/ui/button'

/** Both buttons look alike, so that neither is suggested. */
export function ConsentButtons() {
  return (
    <form method="post" action="/api/consent" className="consent-buttons">
      {(['yes', 'no'] as const).map((value) => (
        <button key={value} name="choice" value={value} type="submit" className={buttonStyle('outline')}>
          {value === 'yes' ? 'Accept' : 'Decline'}
        </button>
      ))}
    </form>
  )
}
