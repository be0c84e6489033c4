import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { PasswordField } from '@/components/account/password-field'
import { CodeField } from '@/components/desk/code-field'
import { FormAlert } from '@/components/form/form-alert'
import { AsidePage } from '@/components/page/aside-page'
import { buttonStyle } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { isInvited } from '@/lib/api/staff-invitation'
import { deskOf } from '@/lib/desk/access'
import { invitationCookie } from '@/lib/desk/desk-cookies'
import { faultWords } from '@/lib/desk/desk-words'
import { newFactor } from '@/lib/desk/factor'
import { now } from '@/lib/time/now'
import { waitWords } from '@/lib/time/wait-words'
import { site } from '@/provider/facts/site'

export const instant = false

export const metadata: Metadata = {
  title: `Set up your access | Desk | ${site.name}`,
  robots: { index: false },
}

/** A member of staff opens the mailed link, then pairs an authenticator app here. */
export default async function DeskSetUpPage({ searchParams }: PageProps<'/desk/set-up'>) {
  const jar = await cookies()
  const desk = await deskOf(jar)
  if (!desk) redirect('/auth/login?callbackUrl=%2Fdesk%2Fset-up')
  const { member } = desk
  if (member.factor) redirect('/desk')
  if (!isInvited(member, jar.get(invitationCookie.name)?.value ?? '', now()))
    return (
      <AsidePage title="Set up your access" slug="desk-set-up">
        <Notice title="Open the link in the email we sent you.">
          It works for 24 hours, in this browser. If it’s too old, ask an operator for another one.
        </Notice>
      </AsidePage>
    )
  const { said, wait } = await searchParams
  const fault = Number(wait) > 0 ? waitWords(Number(wait)) : faultWords(String(said))
  const { secret, sealed, path, size } = await newFactor(member.address)
  return (
    <AsidePage
      title="Set up your access"
      slug="desk-set-up"
      lead="Scan this with an authenticator app, then enter the code that it shows."
    >
      <form action="/desk/act/set-up" method="post" className="space-y-6">
        {fault && <FormAlert>{fault}</FormAlert>}
        <svg viewBox={`0 0 ${size} ${size}`} className="w-44 bg-white" shapeRendering="crispEdges" role="img">
          <title>QR code for the authenticator app</title>
          <path d={path} fill="#000" />
        </svg>
        <p className="text-small">
          Can’t scan it? Type this key into the app: <code className="wrap-anywhere">{secret}</code>
        </p>
        <input type="hidden" name="factor" value={sealed} />
        <CodeField hint="Six digits." />
        <PasswordField id="desk-password" name="password" label="Your account’s password" />
        <button type="submit" className={`${buttonStyle('action')} max-sm:w-full`}>
          Set up access
        </button>
      </form>
    </AsidePage>
  )
}
