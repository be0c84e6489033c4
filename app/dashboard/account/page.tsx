import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import {
  CloseForm,
  ConfirmForm,
  EmailForm,
  EverywhereForm,
  PasswordForm,
} from '@/components/account/account-forms'
import { SessionEnded } from '@/components/account/session-ended'
import { SignOutButton } from '@/components/account/sign-out-button'
import { EventTime } from '@/components/event/event-time'
import { FocusBox } from '@/components/form/focus-box'
import { FormAlert } from '@/components/form/form-alert'
import { HiddenFields } from '@/components/form/hidden-fields'
import { Badge } from '@/components/ui/badge'
import { Band } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { answerCookie, type FormOutcome } from '@/lib/account/answer-cookie'
import { readAsMember } from '@/lib/account/read-as-member'
import { readSession } from '@/lib/account/session-cookies'
import { type Device, listDevices } from '@/lib/account/session-rows'
import { fetchProfile, type Profile } from '@/lib/api/account'
import { siteDatabase } from '@/lib/store/site-database'
import { formatDate, formatInstant } from '@/lib/time/dates'
import { localDateOf } from '@/lib/time/zones'
import { site } from '@/provider/facts/site'

export const instant = false

export const metadata: Metadata = { title: `Your account | ${site.name}`, robots: { index: false } }

/** Offers only actions that the upstream supports. */
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
      <Band tone="white" className="pt-4 *:flex *:flex-wrap *:items-center *:justify-between md:pt-6">
        <Link href="/dashboard" className={`basis-full ${linkStyle('alone')}`}>
          Back to your dashboard
        </Link>
        <h1 className="mt-2 text-title">Your account</h1>
        <SignOutButton className={`${buttonStyle('outline', 'small')} mt-2 lg:hidden`} />
        {profile.state !== 'found' && (
          <p className="mt-2 basis-full text-muted wrap-anywhere">Signed in as {session.email}.</p>
        )}
      </Band>
      {profile.state === 'away' && (
        <Band tone="paper" className="py-12 md:py-16">
          <Notice isError title="We couldn’t load your account." />
        </Band>
      )}
      <Band tone="white" className="py-2 md:py-4">
        {profile.state === 'found' && <Credentials profile={profile.value} answer={answer} />}
        <Part
          id="device"
          title="Where you are signed in"
          lead={
            <p>
              {devices.length > 1
                ? 'You can sign out on every device, including this one.'
                : 'A device stays signed in for up to 90 days.'}
            </p>
          }
        >
          <Devices devices={devices} answer={answer} />
        </Part>
        {profile.state === 'found' && (
          <Part
            id="closing"
            title="Close your account"
            lead={
              <p>
                We delete your account straight away and sign you out everywhere. Admissions keep your past
                enquiries (see our{' '}
                <Link href="/privacy-policy" className={linkStyle('inline')}>
                  privacy policy
                </Link>
                ).
              </p>
            }
          >
            <CloseForm answer={answer} />
          </Part>
        )}
      </Band>
    </>
  )
}

function Credentials({ profile, answer }: { profile: Profile; answer: FormOutcome | null }) {
  return (
    <>
      <Part
        id="address"
        title="Email address"
        lead={
          <p>
            <span className="me-2 text-ink">{profile.email}</span>{' '}
            {profile.confirmed ? (
              <Badge>Confirmed</Badge>
            ) : (
              'isn’t confirmed yet. Use the link in the email we sent you.'
            )}
          </p>
        }
      >
        {!profile.confirmed && <ConfirmForm answer={answer} />}
        <EmailForm answer={answer} />
      </Part>
      <Part
        id="password-heading"
        title="Password"
        lead={<p>Changing it signs you out on all other devices.</p>}
      >
        <PasswordForm answer={answer} />
      </Part>
    </>
  )
}

type PartProps = { id: string; title: string; lead: ReactNode; children: ReactNode }

/** The button of a form stands beside `lead`, at the edge of the page. */
function Part({ id, title, lead, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-3 border-line py-6 not-first:border-t md:py-8 lg:grid-cols-[1fr_3fr] lg:items-baseline"
    >
      <h2 id={id} className="text-card">
        {title}
      </h2>
      <div className="relative max-md:space-y-2">
        <div className="flex text-muted md:min-h-11 md:pe-76 md:pt-2.5">{lead}</div>
        {children}
      </div>
    </section>
  )
}

function Devices({ devices, answer }: { devices: Device[]; answer: FormOutcome | null }) {
  const said = answer?.form === 'device' ? answer : null
  return (
    <>
      {devices.length > 1 && (
        <div className="md:absolute md:end-0 md:top-0">
          <EverywhereForm answer={answer} />
        </div>
      )}
      {said?.status === 'sent' && (
        <FocusBox role="status" className="font-semibold text-brand outline-none">
          We’ve signed out that device.
        </FocusBox>
      )}
      {said?.errors.form && <FormAlert>{said.errors.form}</FormAlert>}
      <ul className="divide-y divide-line md:mt-4 md:border-t md:border-line">
        {devices.map(({ id, device, created_at, last_seen_at, isThis }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 last:pb-0 md:flex-nowrap"
          >
            <div>
              <p className="flex flex-wrap items-center gap-x-3 font-semibold">
                {device} {isThis && <Badge>This device</Badge>}
              </p>
              <p className="text-muted">
                Signed in on{' '}
                <time dateTime={created_at}>{formatInstant(created_at, site.timeZone)} time</time>
                <EventTime start={created_at} timeZone={site.timeZone} ours="" />
                {last_seen_at.slice(0, 10) !== created_at.slice(0, 10) &&
                  `. Last used on ${formatDate(localDateOf(new Date(last_seen_at), site.timeZone))}`}
              </p>
            </div>
            {!isThis && (
              <form action="/auth/account/device" method="post">
                <HiddenFields fields={{ device: id }} />
                <button type="submit" className={`${linkStyle('alone')} cursor-pointer text-small`}>
                  Sign out<span className="sr-only"> {device}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
