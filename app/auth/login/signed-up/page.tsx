import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { SignInForm } from '@/components/account/sign-in-form'
import { AsidePage } from '@/components/page/aside-page'
import { signedUpCookie } from '@/lib/account/signed-up-cookie'
import { env } from '@/lib/env'
import { site } from '@/provider/facts/site'

export const instant = false

export const metadata: Metadata = { title: `Sign in | ${site.name}`, robots: { index: false } }

/** The sign-in page after signing up (lib/account/sign-in-page.ts). */
export default async function SignedUpPage() {
  const jar = await cookies()
  const email = await signedUpCookie.read(jar.get(signedUpCookie.name)?.value)
  const isMailed = !!email && !env().API_ROOT_URL
  return (
    <AsidePage title="Your account is ready" slug="checklist-data" isSuccess>
      <SignInForm
        notice="Now sign in with your new password."
        email={email ?? undefined}
        isMailed={isMailed}
      />
    </AsidePage>
  )
}
