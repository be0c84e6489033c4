import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { CodeField } from '@/components/desk/code-field'
import { FormAlert } from '@/components/form/form-alert'
import { AsidePage } from '@/components/page/aside-page'
import { buttonStyle } from '@/components/ui/button'
import { deskOf } from '@/lib/desk/access'
import { pendingCookie } from '@/lib/desk/desk-cookies'
import { faultWords } from '@/lib/desk/desk-words'
import { waitWords } from '@/lib/time/wait-words'
import { site } from '@/provider/facts/site'

export const instant = false

export const metadata: Metadata = { title: `Enter your code | Desk | ${site.name}`, robots: { index: false } }

/** Opens the desk, or confirms a pending change. */
export default async function DeskCodePage({ searchParams }: PageProps<'/desk/code'>) {
  const jar = await cookies()
  const desk = await deskOf(jar)
  if (!desk) redirect('/auth/login?callbackUrl=%2Fdesk')
  if (!desk.member.factor) redirect('/desk/set-up')
  const { said, wait } = await searchParams
  const kept = await pendingCookie.read(jar.get(pendingCookie.name)?.value)
  const pending = kept?.session === desk.session.id
  const fault = Number(wait) > 0 ? waitWords(Number(wait)) : faultWords(String(said))
  return (
    <AsidePage
      title="Enter your code"
      slug="desk-code"
      lead={
        pending
          ? 'Your last code is more than an hour old. We keep your change, and make it when you enter a new one.'
          : 'The desk opens for eight hours.'
      }
    >
      <form action="/desk/act/code" method="post" className="space-y-6">
        {fault && <FormAlert>{fault}</FormAlert>}
        <CodeField hint="Six digits from your authenticator app, or one of your recovery codes." />
        <button type="submit" className={`${buttonStyle('action')} max-sm:w-full`}>
          {pending ? 'Confirm the change' : 'Open the desk'}
        </button>
      </form>
    </AsidePage>
  )
}
