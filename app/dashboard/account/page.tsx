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
import { Badge } from '@/components/ui/badge'
import { Band } from '@/components/ui/band'
import { Link, linkStyle } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { answerCookie, type FormOutcome } from '@/lib/account/answer-cookie'
import { readAsMember } from '@/lib/account/read-as-member'
import { readSession } from '@/lib/account/session-cookies'
import { type Device, listDevices } from '@/lib/account/session-rows'
import { fetchProfile, type Profile } from '@/lib/api/account'
import { siteDatabase } from '@/lib/store/site-database'
import { formatDate, formatInstant } from '@/lib/time/dates'
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
      <Band tone="paper" className="py-4 md:py-6">
        <Link href="/dashboard" className={linkStyle('alone')}>
          Back to your dashboard
        </Link>
        <h1 className="mt-2 text-title">Your account</h1>
        {profile.state !== 'found' && (
          <p className="mt-2 text-muted wrap-anywhere">Signed in as {session.email}.</p>
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
          id="devices"
          title="Where you are signed in"
          lead={<p>A device stays signed in for up to 90 days.</p>}
        >
          <Devices devices={devices} />
          {devices.length > 1 && <EverywhereForm answer={answer} />}
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

function Part({ id, title, lead, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-5 border-line py-5 not-first:border-t md:py-8 lg:grid-cols-[1fr_2fr]"
    >
      <div>
        <h2 id={id} className="text-card">
          {title}
        </h2>
        <div className="mt-2 max-w-measure text-muted">{lead}</div>
      </div>
      <div className="space-y-6">{children}</div>
    </section>
  )
}

function Devices({ devices }: { devices: Device[] }) {
  return (
    <ul className="-mt-4 divide-y last:-mb-4 divide-line">
      {devices.map(({ device, created_at, last_seen_at, isThis }) => (
        <li key={`${device} ${created_at}`} className="py-4">
          <p className="flex flex-wrap items-center gap-x-3 font-semibold">
            {device} {isThis && <Badge>This device</Badge>}
          </p>
          <p className="text-muted">
            Signed in on <time dateTime={created_at}>{formatInstant(created_at)}</time>, last used on{' '}
            <time dateTime={last_seen_at}>{formatDate(last_seen_at)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
