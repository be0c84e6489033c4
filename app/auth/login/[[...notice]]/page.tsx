import type { Metadata } from 'next'
import { SignInForm } from '@/components/account/sign-in-form'
import { AsidePage } from '@/components/page/aside-page'
import { Gone } from '@/components/page/gone'
import { noticeNames, notices } from '@/lib/account/notices'
import { site } from '@/provider/facts/site'

export const ensureStatic = 'navigation'
export const instant = false

export const metadata: Metadata = {
  title: `Sign in | ${site.name}`,
  description: `Sign in to your ${site.name} account.`,
  robots: { index: false },
}

const lead = 'See your enquiries, payments and classes.'

// next.config.ts turns `?notice=` into the path's last part, so that every variant of the form is prerendered.
export function generateStaticParams() {
  return [{ notice: [] }, ...noticeNames.map((notice) => ({ notice: [notice] }))]
}

export default async function SignInPage({ params }: PageProps<'/auth/login/[[...notice]]'>) {
  const { notice = [] } = await params
  const text = notices[notice[0] ?? '']
  if (notice.length > (text ? 1 : 0)) return <Gone />
  return (
    <AsidePage title="Sign in" slug="sign-in-data" lead={!text && <p>{lead}</p>}>
      <SignInForm notice={text} />
    </AsidePage>
  )
}
