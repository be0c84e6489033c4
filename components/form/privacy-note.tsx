import { Link, linkStyle } from '@/components/ui/link'

/** Says below a form how long its details are kept. `children` come before the sentence. */
export function PrivacyNote({ children }: { children?: string }) {
  return (
    <p className="mt-4 text-small text-muted">
      {children} Our{' '}
      <Link href="/privacy-policy" className={linkStyle('inline')}>
        privacy policy
      </Link>{' '}
      says how long we keep these details.
    </p>
  )
}
