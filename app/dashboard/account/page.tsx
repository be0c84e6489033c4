import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import {
  CloseForm,
  ConfirmForm,
  EmailForm,
  EverywhereForm,
  PasswordForm,
} from '@/components/account/account-forms'
import { SessionEnded } from '@/components/account/session-ended'
import { PageIntro } from '@/components/page/page-intro'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { answerCookie, type FormOutcome } from '@/lib/account/answer-cookie'
import { readAsMember } from '@/lib/account/read-as-member'
import { readSession } from '@/lib/account/session-cookies'
import { type Device, listDevices } from '@/lib/account/session-rows'
import { fetchProfile, type Profile } from '@/lib/api/account'
import { siteDatabase } from '@/lib/store/site-database'
import { formatDate } from '@/lib/time/dates'
import { site } from '@/provider/facts/site'

export const instant = false

export const metadata: Metadata = { title: `Your account | ${site.name}`, robots: { index: false } }

/** An action that the upstream does not support is not offered. */
export default async function AccountPage() {
  const jar = await cookies()
  const session = await readSession(jar)
  if (!session) redirect('/auth/login?callbackUrl=%2Fdashboard%2Faccount')
  const [profile, devices, answer] = await Promise.all([
    readAsMember(session, fetchProfile),
    listDevices(await siteDatabase(), session),
    answerCookie.read(jar.get(answerCookie.name)?.value),
  ])
  if (profile.state === 'ended') return <SessionEnded session={session} />
  return (
    <>
      <PageIntro title="Your account" slug="account-security">
        <p>Signed in as {session.email}.</p>
        <Link href="/dashboard" className={buttonStyle('outline-forest')}>
          Back to your dashboard
        </Link>
      </PageIntro>
      {profile.state === 'away' && <Away />}
      {profile.state === 'found' && <Credentials profile={profile.value} answer={answer} />}
      <Band tone="white" labelledBy="devices" className="py-12 md:py-16">
        <BandHeading id="devices" title="Where you are signed in">
          <p>A device stays signed in for up to 90 days.</p>
        </BandHeading>
        <Devices devices={devices} />
        <EverywhereForm answer={answer} />
      </Band>
      {profile.state === 'found' && (
        <Band tone="paper" labelledBy="closing" className="py-12 md:py-16">
          <BandHeading id="closing" title="Close your account">
            <p>
              We delete your account straight away and sign you out everywhere. Admissions keep your past
              enquiries (see our{' '}
              <Link href="/privacy-policy" className={linkStyle('inline')}>
                privacy policy
              </Link>
              ).
            </p>
          </BandHeading>
          <CloseForm answer={answer} />
        </Band>
      )}
    </>
  )
}

function Credentials({ profile, answer }: { profile: Profile; answer: FormOutcome | null }) {
  return (
    <>
      <Band tone="white" labelledBy="address" className="py-12 md:py-16">
        <BandHeading id="address" title="Email address">
          <p>
            <span className="wrap-anywhere">{profile.email}</span>{' '}
            {profile.confirmed
              ? 'is confirmed.'
              : 'isn’t confirmed yet. Use the link in the email we sent you.'}
          </p>
        </BandHeading>
        {!profile.confirmed && <ConfirmForm answer={answer} />}
        <div className="mt-10">
          <EmailForm answer={answer} />
        </div>
      </Band>
      <Band tone="paper" labelledBy="password-heading" className="py-12 md:py-16">
        <BandHeading id="password-heading" title="Password">
          <p>At least 8 characters. Not a common password, not your email address and not only numbers.</p>
        </BandHeading>
        <PasswordForm answer={answer} />
      </Band>
    </>
  )
}

function Away() {
  return (
    <Band tone="paper" className="py-12 md:py-16">
      <Notice isError title="We couldn’t load your account.">
        Please try again in a minute.
      </Notice>
    </Band>
  )
}

function Devices({ devices }: { devices: Device[] }) {
  return (
    <ul className="mt-6 max-w-measure border-t border-line">
      {devices.map(({ device, created_at, last_seen_at, isThis }) => (
        <li
          key={`${device} ${created_at}`}
          className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-2 sm:items-baseline"
        >
          <span>
            <strong className="font-semibold">{device}</strong>
            {isThis && <span className="text-brand"> – this device</span>}
          </span>
          <span className="text-muted">
            Signed in on <time dateTime={created_at}>{formatDate(created_at)}</time>, last used on{' '}
            <time dateTime={last_seen_at}>{formatDate(last_seen_at)}</time>
          </span>
        </li>
      ))}
    </ul>
  )
}
