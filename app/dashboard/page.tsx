import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { ConfirmForm } from '@/components/account/account-forms'
import { Enquiries } from '@/components/account/enquiries'
import { SessionEnded } from '@/components/account/session-ended'
import { SignOutButton } from '@/components/account/sign-out-button'
import { Cover } from '@/components/art/cover'
import { newestPaths, popularPaths } from '@/components/career-path/courses'
import { Band } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
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
  const hasEnquiries = own === 'unconfirmed' || own.state !== 'missing'
  const leads = own === 'unconfirmed' ? null : valueIn(own)
  const asked = leads?.leads.map(({ careerPathName }) => careerPathName) ?? []
  const others = careerPaths?.filter(({ careerName }) => !asked.includes(careerName)) ?? null
  const popular = others && popularPaths(others, 2)
  const newest = popular && newestPaths(others, 5, popular)
  return (
    <>
      <Band
        tone="white"
        className="pt-6 *:flex *:flex-wrap *:items-center *:justify-between *:gap-x-8 lg:pt-10"
      >
        <div
          className={`flex w-full items-center justify-between ${hasEnquiries ? 'in-data-signed-in:lg:sr-only' : ''}`}
        >
          {/* A long name breaks after its punctuation rather than within a word. */}
          <h1 className="text-lead wrap-anywhere text-muted">
            Hello, {greetingOf(session.email).replace(/(?<=[._+-])/g, '\u200b')}
          </h1>
          <SignOutButton className={`${buttonStyle('outline', 'small')} in-data-signed-in:hidden`} />
        </div>
        {hasEnquiries && (
          <h2 id="enquiries-heading" className="text-title max-lg:mt-1">
            Your enquiries and courses
          </h2>
        )}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2 max-lg:mt-3">
          <Link href="/careerpaths" className={linkStyle('alone')}>
            Back to Courses
          </Link>
          <Link href="/dashboard/account" className={linkStyle('alone')}>
            Your account
          </Link>
        </p>
      </Band>
      {own === 'unconfirmed' && <Unconfirmed email={session.email} />}
      {own !== 'unconfirmed' && hasEnquiries && (
        <Enquiries leads={leads} page={page} answer={posted} paths={careerPaths ?? []} />
      )}
      <Band tone="paper" className="py-10 *:grid *:gap-x-16 *:gap-y-10 md:py-16 xl:*:grid-cols-2">
        <Courses title="Most Popular Courses" id="popular" paths={popular} isPictured />
        <Courses title="Newest Courses" id="newest" paths={newest} />
      </Band>
    </>
  )
}

async function ownEnquiries(session: Session, page: number) {
  const profile = await readAsMember(session, fetchProfile)
  if (profile.state === 'ended') return profile
  if (profile.state === 'found' && !profile.value.confirmed) return 'unconfirmed'
  return await readAsMember(session, (access) => fetchOwnLeads(access, page))
}

type CoursesProps = { title: string; id: string; paths: CareerPathSummary[] | null; isPictured?: boolean }

function Courses({ title, id, paths, isPictured }: CoursesProps) {
  if (paths?.length === 0) return null
  return (
    <section aria-labelledby={`${id}-heading`} className="flex flex-col">
      <h2 id={`${id}-heading`} className="text-heading">
        {title}
      </h2>
      {paths ? (
        <ul
          className={`mt-4 ${isPictured ? 'grid grow grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4' : 'divide-y divide-line border-t border-line'}`}
        >
          {paths.map((careerPath) => (
            <li key={careerPath.slug} className="flex">
              <Course careerPath={careerPath} isPictured={isPictured} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-4">
          <Notice isError title="Error Loading Careerpaths" />
        </div>
      )}
    </section>
  )
}

function Course({ careerPath, isPictured }: { careerPath: CareerPathSummary; isPictured?: boolean }) {
  const { slug, image, careerName, hasStarted } = careerPath
  const start = hasStarted ? null : formatStart(careerPath, 'short')
  return (
    <article className={`relative flex w-full ${isPictured ? 'flex-col gap-3' : 'items-center gap-4 py-3'}`}>
      <Cover
        slug={slug}
        image={image}
        sizes={isPictured ? '20rem' : '4rem'}
        className={`rounded-control ${isPictured ? 'h-28 w-full xl:grow' : 'h-14 w-16 shrink-0'}`}
      />
      <div
        className={
          isPictured ? '' : 'min-w-0 grow items-baseline justify-between gap-x-6 sm:flex sm:flex-wrap'
        }
      >
        <h3 className="text-lead leading-tight">
          <Link href={`/careerpaths/${slug}`} className="after:absolute after:inset-0 hover:underline">
            {careerName}
          </Link>
        </h3>
        {start && <p className="text-small text-muted sm:whitespace-nowrap">Starts {start}</p>}
      </div>
      {!isPictured && <Icon name="arrow" className="size-5 shrink-0 text-brand" />}
    </article>
  )
}

function Unconfirmed({ email }: { email: string }) {
  return (
    <Band tone="white" labelledBy="enquiries-heading" className="pt-4 pb-10 md:pb-12">
      <div className="max-w-measure space-y-6">
        <Notice title="Confirm your email address to see them.">
          We’ve sent a link to {email}. Open it and press the button. If you can’t find it, check your spam
          folder.
        </Notice>
        <ConfirmForm answer={null} />
      </div>
    </Band>
  )
}
