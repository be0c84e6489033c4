import { PageIntro } from '@/components/page/page-intro'
import { Link, linkStyle } from '@/components/ui/link'
import type { Session } from '@/lib/account/sealed-session'
import { closeSession } from '@/lib/account/sign-out'

const signIn = '/auth/login?callbackUrl=%2Fdashboard&notice=ended'

/** Shown when the upstream has ended the session. It redirects to sign in, even without script. */
export async function SessionEnded({ session }: { session: Session }) {
  await closeSession(session)
  return (
    <PageIntro title="Your session has ended" slug="dashboard-data">
      <p>
        <Link href={signIn} className={linkStyle('inline')}>
          Please sign in again.
        </Link>
      </p>
      <meta httpEquiv="refresh" content={`0;url=${signIn}`} />
    </PageIntro>
  )
}
