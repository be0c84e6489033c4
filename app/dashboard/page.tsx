import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { Fragment } from 'react'
import { Enquiries } from '@/components/account/enquiries'
import { SessionEnded } from '@/components/account/session-ended'
import { SignOutButton } from '@/components/account/sign-out-button'
import { CareerPathCard } from '@/components/career-path/career-path-card'
import { newestPaths, popularPaths } from '@/components/career-path/courses'
import { PageIntro } from '@/components/page/page-intro'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import type { Session } from '@/lib/account/sealed-session'
import { greetingOf, readSession } from '@/lib/account/session-cookies'
import { type Answer, answerOf, valueIn } from '@/lib/api/answer'
import { type CareerPathSummary, listCareerPaths } from '@/lib/api/career-paths'
import { UpstreamError } from '@/lib/api/errors'
import { fetchOwnLeads, type OwnLead } from '@/lib/api/leads'
import { site } from '@/lib/provider/site'
import { now } from '@/lib/time/now'

export const instant = false

export const metadata: Metadata = { title: `Dashboard | ${site.name}`, robots: { index: false } }

/** Reached only signed in: middleware.ts sends everybody else to sign in, and so does the page itself. */
export default async function DashboardPage() {
  const session = await readSession(await cookies())
  if (!session) redirect('/auth/login?callbackUrl=%2Fdashboard')
  const [answer, leads] = await Promise.all([listCareerPaths(), ownLeads(session)])
  if (leads === 'ended') return <SessionEnded />
  const careerPaths = valueIn(answer)
  const popular = careerPaths && popularPaths(careerPaths, 2)
  return (
    <>
      <PageIntro title={<Greeting name={greetingOf(session.email)} />} slug="dashboard-data">
        <p>Signed in as {session.email}.</p>
        <div className="flex flex-wrap gap-4">
          <Link href="/careerpaths" className={buttonStyle('action')}>
            Back to Courses
          </Link>
          <SignOutButton className={buttonStyle('outline-forest')} />
        </div>
      </PageIntro>
      {leads.state !== 'missing' && <Enquiries leads={valueIn(leads)} />}
      <Courses title="Most Popular Courses" id="popular" paths={popular} />
      <Courses title="Newest Courses" id="newest" paths={popular && newestPaths(careerPaths, 5, popular)} />
    </>
  )
}

// A long name is broken after its marks rather than within a word.
function Greeting({ name }: { name: string }) {
  const parts = name.split(/(?<=[._+-])/)
  return (
    <>
      Hello,{' '}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  )
}

// A token that has run out could not be renewed: the upstream is away, and asking it would only take longer. One that
// is refused before its time belongs to a session that was ended elsewhere: a redirect from here has no Location, as the
// page's beginning is on its way by then.
async function ownLeads({ access, accessUntil }: Session): Promise<Answer<OwnLead[] | null> | 'ended'> {
  if (accessUntil < now().getTime()) return { state: 'away' }
  let isRefused = false
  const leads = await answerOf(() =>
    fetchOwnLeads(access).catch((error) => {
      isRefused = error instanceof UpstreamError && error.status === 401
      throw error
    }),
  )
  return isRefused ? 'ended' : leads
}

type CoursesProps = { title: string; id: string; paths: CareerPathSummary[] | null }

function Courses({ title, id, paths }: CoursesProps) {
  return (
    <Band tone={id === 'popular' ? 'paper' : 'white'} labelledBy={`${id}-heading`} className="py-12 md:py-16">
      <BandHeading id={`${id}-heading`} title={title} />
      {paths ? (
        <ul
          className={`mt-8 grid gap-6 sm:grid-cols-2 ${id === 'popular' ? '' : 'sm:max-lg:*:last:col-span-2 lg:grid-cols-5'}`}
        >
          {paths.map((careerPath) => (
            <li key={careerPath.slug}>
              <CareerPathCard careerPath={careerPath} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-8">
          <Notice isError title="Error Loading Careerpaths">
            Please try again in a minute.
          </Notice>
        </div>
      )}
    </Band>
  )
}
