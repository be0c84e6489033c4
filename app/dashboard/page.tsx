import type { Metadata } from 'next'
import Link from 'next/link'
import { connection } from 'next/server'
import { buttonStyle } from '@/components/button'
import { PageIntro } from '@/components/page-intro'
import { site } from '@/lib/site'

export const instant = false

export const metadata: Metadata = { title: `Dashboard | ${site.name}`, robots: { index: false } }

/** Reached only signed in: middleware.ts sends everybody else to /auth/login. */
export default async function DashboardPage() {
  await connection()
  return (
    <PageIntro title="Dashboard" slug="dashboard-data">
      <p>Your courses and enquiries are shown here.</p>
      <p>
        <Link href="/careerpaths" className={buttonStyle('action')}>
          Back to Courses
        </Link>
      </p>
    </PageIntro>
  )
}
