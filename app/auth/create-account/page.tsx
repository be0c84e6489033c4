import type { Metadata } from 'next'
import { AsidePage } from '@/components/aside-page'
import { SignUpForm } from '@/components/sign-up-form'
import { site } from '@/lib/site'

export const metadata: Metadata = {
  title: `Create account | ${site.name}`,
  description: `Create your ${site.name} account to follow your enquiries.`,
  robots: { index: false },
}

export default function CreateAccountPage() {
  return (
    <AsidePage
      title="Create account"
      slug="create-account-software"
      lead={<p>Follow your enquiries, and see which paths start next.</p>}
    >
      <SignUpForm />
    </AsidePage>
  )
}
