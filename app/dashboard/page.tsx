import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { Fragment } from 'react'
import { ConfirmForm } from '@/components/account/account-forms'
import { Enquiries } from '@/components/account/enquiries'
import { SessionEnded } from '@/components/account/session-ended'
import { SignOutButton } from '@/components/account/sign-out-button'
import { Cover } from '@/components/art/cover'
import { newestPaths, popularPaths } from '@/components/career-path/courses'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { answerCookie } from '@/lib/account/answer-cookie'
import { readAsMember } from '@/lib/account/read-as-member'
import type { Session } from '@/lib/account/sealed-session'
import { greetingOf, readSession } from '@/lib/account/session-cookies'
import { fetchProfile } from '@/lib/api/account'
import { valueIn } from '@/lib/api/answer'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { listCareerPaths } from '@/lib/api/content'
import { fetchOwnLeads } from '@/lib/api/leads'
import { pageNumber } from '@/lib/api/list-pages'
import { formatStart } from '@/lib/time/first-class'
import { plansWith } from '@/provider/facts/plans'
import { startingPrice } from '@/provider/facts/price'
import { site } from '@/provider/facts/site'

export const instant = false

export const metadata: Metadata = { title: `Dashboard | ${site.name}`, robots: { index: false } }

type Props = { searchParams: Promise<{ page?: string | string[] }> }

/** middleware.ts redirects signed-out visitors to sign in, and this page checks again. */
export default async function DashboardPage({ searchParams }: Props) {
  const jar = await cookies()
  const session = await readSession(jar)
  if (!session) redirect('/auth/login?callbackUrl=%2Fdashboard')
  const page = pageNumber(String((await searchParams).page)) ?? 1
  const [answer, own] = await Promise.all([listCareerPaths(), ownEnquiries(session, page)])
  if (own !== 'unconfirmed' && own.state === 'ended') return <SessionEnded session={session} />
  const posted = await answerCookie.read(jar.get(answerCookie.name)?.value)
  const careerPaths = valueIn(answer)
  const popular = careerPaths && popularPaths(careerPaths, 2)
  return (
    <>
      <Band tone="paper" className="pt-10 pb-8 md:pt-14">
        <h1 className="text-title">
          <Greeting name={greetingOf(session.email)} />
        </h1>
        <p className="mt-2 text-muted">Signed in as {session.email}.</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Link href="/careerpaths" className={buttonStyle('outline', 'small')}>
            Back to Courses
          </Link>
          <Link href="/dashboard/account" className={buttonStyle('outline', 'small')}>
            Your account
          </Link>
          <SignOutButton className={`${buttonStyle('outline', 'small')} sm:in-data-signed-in:hidden`} />
        </div>
      </Band>
      {own === 'unconfirmed' && <Unconfirmed email={session.email} />}
      {own !== 'unconfirmed' && own.state !== 'missing' && (
        <Enquiries leads={valueIn(own)} page={page} answer={posted} paths={careerPaths ?? []} />
      )}
      <Courses title="Most Popular Courses" id="popular" paths={popular} />
      <Courses title="Newest Courses" id="newest" paths={popular && newestPaths(careerPaths, 5, popular)} />
    </>
  )
}

async function ownEnquiries(session: Session, page: number) {
  const profile = await readAsMember(session, fetchProfile)
  if (profile.state === 'ended') return profile
  if (profile.state === 'found' && !profile.value.confirmed) return 'unconfirmed'
  return await readAsMember(session, (access) => fetchOwnLeads(access, page))
}

// A long name breaks after its punctuation rather than within a word.
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

type CoursesProps = { title: string; id: string; paths: CareerPathSummary[] | null }

function Courses({ title, id, paths }: CoursesProps) {
  return (
    <Band tone="paper" labelledBy={`${id}-heading`} className="py-6 md:py-8">
      <h2 id={`${id}-heading`} className="text-heading">
        {title}
      </h2>
      {paths ? (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {paths.map((careerPath) => (
            <li key={careerPath.slug}>
              <Course careerPath={careerPath} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-4">
          <Notice isError title="Error Loading Careerpaths" />
        </div>
      )}
    </Band>
  )
}

function Course({ careerPath }: { careerPath: CareerPathSummary }) {
  const { slug, image, careerName, hoursAWeek, prices, hasStarted } = careerPath
  const { price, unit } = startingPrice(plansWith(prices))
  const start = hasStarted ? null : formatStart(careerPath, 'short')
  return (
    <article className="relative flex items-center gap-4 py-3">
      <Cover slug={slug} image={image} sizes="4rem" className="h-14 w-16 shrink-0 rounded-control" />
      <div className="grow items-baseline gap-x-6 sm:grid sm:grid-cols-3">
        <h3 className="text-lead leading-tight">
          <Link href={`/careerpaths/${slug}`} className="after:absolute after:inset-0 hover:underline">
            {careerName}
          </Link>
        </h3>
        <p className="text-small text-muted">
          {price} {unit}
          {hoursAWeek && `, ${hoursAWeek} hours a week`}
        </p>
        {start && <p className="text-small text-muted sm:text-right">Starts {start}</p>}
      </div>
    </article>
  )
}

function Unconfirmed({ email }: { email: string }) {
  return (
    <Band tone="white" labelledBy="enquiries-heading" className="py-12 md:py-16">
      <BandHeading id="enquiries-heading" title="Your enquiries" />
      <div className="mt-8">
        <Notice title="Confirm your email address to see them.">
          We’ve sent a link to {email}. Open it and press the button. If you can’t find it, check your spam
          folder.
        </Notice>
      </div>
      <div className="mt-6">
        <ConfirmForm answer={null} />
      </div>
    </Band>
  )
}
