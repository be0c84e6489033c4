import { buttonStyle } from '@/components/ui/button'

/** Yes and no to the provider's analytics, alike to the eye, the finger and the keyboard (shell/consent-banner.tsx). */
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
