import type { Metadata } from 'next'
import { SignUpForm } from '@/components/account/sign-up-form'
import { AsidePage } from '@/components/page/aside-page'
import { site } from '@/provider/facts/site'

export const metadata: Metadata = {
  title: `Create account | ${site.name}`,
  description: `Create your ${site.name} account to follow your enquiry, dates and payments.`,
  robots: { index: false },
}

export default function CreateAccountPage() {
  return (
    <AsidePage
      title="Create account"
      slug="create-account-data"
      lead={<p>Follow your enquiry, dates and payments. If you’ve enquired, use the same email.</p>}
    >
      <SignUpForm />
    </AsidePage>
  )
}
